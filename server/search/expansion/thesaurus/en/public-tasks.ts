/** English words of public tasks: education, environment, transport, economy, health. */
export const publicTasks = `
school, compulsory education, primary school, pupil, kindergarten, preschool > basic education, school education
start of school, school holidays, school year > start of the school year, school entry age
special school, special education, learning disability > special needs education
eth, epfl, polytechnic > federal institutes of technology
college, academia, student > higher education institutions, universities
scholarship, bursary, student aid, student loan > education grants
scientist, inventor > research, innovation
youth work, youth club, scouts > extra-curricular work, encouragement of children and young people
music lesson, music school, learn an instrument > musical education
gym class, physical education, athlete, magglingen, olympic, football, soccer > sport
theatre, museum, opera, painting > culture
movie, movie theatre > cinema
mosque, minaret ban > minarets
priest, relations with the church > church and state
green, ecology > sustainable development, protection of the environment
climate, environment, pollution, polluter pays, noise, emissions, co2, global warming > protection of the environment, damage or nuisance
zoning, building zone, land use, town planning, urban sprawl, country planning > spatial planning
map, cartography, geodata, cadastre, swisstopo > national land survey
holiday home, vacation home, holiday flat, secondary residence > second homes
hydropower, hydroelectric, hydroelectric power, dam, river, lake, drinking water, reservoir > water
water royalty, water rates > charges for the use of water
woods, woodland, tree, clearing > forests
landscape, landmark, castle, monument, historic building, listed building > natural and cultural heritage
wildlife, biodiversity, swamp, bog, extinct species, rare species > moors and wetlands, endangered species
hunting, fishing, hunter, angler > fisheries and hunting
pet, dog, cat, livestock, slaughter, animal welfare, animal testing, vivisection > animals, protection of animals
train, commuter train, sbb, cff > railways
bus, tram, metro, timetable, public transit, ticket price > public transport
cable car, ski lift, chairlift, funicular > cableways
boat, ferry > shipping
plane, airport, airline, drone, flight > aviation, air traffic
rocket, satellite > space travel
driving, speed limit, driving licence, car traffic > road transport
motorway, highway, autobahn, freeway > national highways, national roads
road funding, naf > fund to finance the national highways
rail fund, railway funding, fabi > railway infrastructure financed from a fund
gotthard, alps, lorries through the alps, alpine initiative, second tube > alpine transit traffic, transit routes
shift freight to rail, freight to rail > goods traffic transported by rail
bike, bike lane, cycleway, bicycle, cycling, hiking, pedestrian, walking, trail > footpaths, hiking trails and cycle paths
electricity, power supply, power grid, power line > electrical energy, transport of energy
gas pipeline, oil pipeline > liquid or gaseous fuels
nuclear power, atomic energy, atomic power, nuclear plant, reactor > nuclear energy
solar, wind power, green energy, renewables, insulation, heat pump > renewable energy sources, energy policy
post office, telephone, letter mail, mobile phone, mobile network, internet access, swisscom, broadband, phone, mail delivery, parcel, letters delivered > postal and telecommunications services
tv, broadcasting, srg, tv licence fee, serafe > radio and television
complain about a programme, ubi > independent complaints authority
market economy, free market > principles of the economic system, economic freedom
internal market, recognition of diplomas, practise anywhere > unified swiss economic area, academic qualification
central bank > swiss national bank
banknote, currency, coin, mint, legal tender > money, monetary policy
gold reserve, snb profit, payout of the national bank > currency reserves, net profits
recession, economic crisis, unemployment policy, business cycle > economic policy, economic development
export promotion, free trade, free trade agreement, protectionism > foreign economic policy
stockpile, shortage, crisis supply, emergency stock, compulsory stock, food reserves, times of crisis > national economic supply
struggling region, weak region, structurally weak > structural policy
farmer, farm, crops, peasant > agriculture
direct payments, farm subsidy, subsidised farming > direct subsidies, agriculture
country of origin, food label > declarations of origin
pesticide, fertiliser, organic farming > fertilisers chemicals, agriculture
self-sufficiency, selfsufficiency, enough food, food waste > food security, supply of food
lotto, betting, bookmaker > gambling, lotteries
gaming house, slot machine, roulette, poker, casino licence > casinos, gambling
casino levy, casino tax > revenue-related tax on casinos
online gambling, online casino > telecommunications-based gambling
gambling addiction, problem gambling, compulsive gambling > excessive gambling, dangers of gambling
gun, firearm, rifle, arms trade, arms export, tank > weapons and war material
hospital, doctor, medicine, physician > health, medical care
general practitioner, family doctor, gp > family medicine, primary medical care
nurse, carer, nursing staff > nursing care
homeopathy, alternative medicine, acupuncture > complementary medicine
health insurance, krankenkasse > health and accident insurance
premium reduction, cheaper health insurance > health insurance premiums, low incomes
epidemic, pandemic, virus, vaccination, covid, contagious > communicable diseases, health protection
drugs, cannabis, addiction > narcotics, substance addiction
pharmaceutical, medical device > therapeutic products
smoking ads, cigarette advertising > advertising for tobacco products
x-ray, xray, radiation > ionising radiation
clinical trial, medical experiment, test on humans > research on human beings
abortion, gmo, stem cells, ivf, sperm donor, egg donation > reproductive medicine, gene technology
surrogate mother, surrogacy > surrogate motherhood
know my father, biological parents, sperm donor identity > data relating to ancestry
organ donor, kidney, organ trafficking > transplant medicine, organs
genetically modified, genetic engineering > non-human gene technology, gene technology
metre, kilogram > weights and measures
lottery profits, lottery money, gambling profits > net revenues from gambling, charitable purposes
flood > harmful effects of water, protection against water
wolf, wolves, lynx > wild mammals
designer baby, embryo selection > embryos, child with specific characteristics
looted art, nazi-looted art, restitution of art > historically tainted cultural heritage
`;
