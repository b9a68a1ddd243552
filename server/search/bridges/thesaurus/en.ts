/** Everyday and professional English beside the words of the law; how lines are read: read-thesaurus.ts. */
export const english = `
# data protection
data breach, data leak, data loss, data theft, personal data breach > data security breach
access request, subject access, dsar > right to information, request information
privacy > data protection, protection of privacy
gdpr > data protection
sensitive data, special category data, health data > sensitive personal data
pii, personal information, customer data > personal data
data export, data transfer, international transfer, cross-border transfer > disclosure abroad, disclosed abroad
share, transmit, pass on, forward > disclose, disclosure
data portability > data release, transfer of personal data
dpia, pia, privacy impact assessment, privacy assessment, risk assessment > data protection impact assessment
dpo, data protection officer, privacy officer > data protection advisor
fdpic, data protection authority, privacy commissioner, data protection regulator > commissioner
data processor, outsourced processing > processor
data controller > controller
automated decision, algorithm, computer decision > automated individual decision
record of processing, processing register > register of processing activities, record of processing activities
privacy notice, privacy policy, privacy statement > duty to provide information
opt-in, agreement of the person > consent
erasure, right to be forgotten, deletion > delete, destroy, anonymise
correct, wrong data > correction, incorrect personal data
data minimisation > proportionate
privacy by design, privacy by default > data protection by design and by default, technical measures
cctv, video surveillance, filming, camera > systematic surveillance of public areas
tracking, personality profile > profiling
identity theft > misuse of identity
good practice, industry code > code of conduct
eu representative, local representative > representative
duty of secrecy, secrecy > duty of confidentiality, professional confidentiality
search engine, website > electronic
log > record

# money laundering
aml, dirty money > money laundering
kyc, know your customer, customer identification, client identification > verification of the identity of the customer, identification of the contracting party
ultimate beneficial owner, ubo > beneficial owner
suspicious activity report, sar, str, suspicion report > duty to report, report
mros, financial intelligence unit > money laundering reporting office
pep > politically exposed person
cdd, customer due diligence > due diligence
cash > cash payment
freeze, frozen account > freezing of assets
sro > self-regulatory organisation
nominee, straw man > beneficial owner
shell company, letterbox company, offshore company > domiciliary company
high-risk country > increased risk
record keeping, archiving > retention, documentation
tipping off > prohibition of information
cryptocurrency, crypto, bitcoin > virtual currency, crypto-based assets
wire transfer, money transfer > payment order
merchant, trader > dealer, business
predicate crime > felony
terrorist, terrorism > terrorist financing

# banks and supervision
permit > authorisation, licence
savings, bank balance > deposits, privileged deposits
deposit insurance, deposit protection > depositor protection
saver, account holder > depositor, client
small bank > categories 4 and 5
big bank, too big to fail > systemically important bank
bank failure, bank collapse > bankruptcy, insolvency, restructuring
broke > bankruptcy, insolvency
bailout, rescue > state aid, restructuring
financial regulator, banking supervisor > finma
bank secrecy > professional confidentiality
bonus > variable remuneration
executive pay, ceo pay > remuneration
equity capital, capital buffer > own funds, capital adequacy
large exposure, concentration > risk diversification
mortgage, home loan > mortgage-backed claim
stocks > securities
collateral, lien > pledge, security
asset manager, wealth management > portfolio manager
mutual fund, hedge fund > collective investment scheme
stock exchange > trading venue
fintech, sandbox > promotion of innovation
insider dealing, insider trading > insider information
price manipulation > market manipulation
board of directors, senior management > governing body, executive management
fit and proper, good reputation > guarantee of irreproachable business conduct
auditor, audit > audit company
compliance > compliance with regulations, internal control
dormant account > dormant assets
bail-in > reduction of claims, conversion
branch office > branch
major shareholder > qualified participation
whistleblower > report of irregularities
supervision fee > supervision levy
cyberattack, hacking, hacker > cyber risk

# criminal law and procedure
penalty, monetary penalty, sanction > fine
prison, jail, imprisonment > custodial sentence
punishable, criminal offence, offence > criminal provisions, liable
by mistake, careless > negligence
on purpose, deliberately > wilfully, intent
fraud, scam > deception
bribe, bribery > corruption
challenge, object > appeal
supreme court > federal supreme court
lawyer, solicitor, attorney > legal counsel
limitation period, time limit, time-barred > prescription
damages > liability, compensation
seizure, attachment > enforcement, confiscation
guarantor, surety > guarantee
mutual assistance, cooperation abroad > administrative assistance
administrative order, decree > ruling
complaint, file charges > criminal complaint
arrest, custody > deprivation of liberty, detention
trial, court hearing > judicial proceedings
fair trial, day in court > access to the courts
presumed innocent > presumption of innocence
death sentence > death penalty
search of premises, raid > search

# work
worker, staff, personnel > employee
boss, company head > employer
wage, pay > salary
dismissal, firing, sacked > termination of employment
summary dismissal, instant dismissal > termination with immediate effect
leave > holidays
sick leave, illness > incapacity for work
pregnancy, maternity leave > maternity
pension fund, retirement, pension > occupational pension, old-age
strike, industrial action > right to strike, trade associations
civil servant, government employee > federal employees, federal administration
unemployed, jobless > unemployment insurance
trade union > professional associations
working hours, overtime > protection of employees

# contracts and companies
company, firm, corporation > undertaking, enterprise
customer, buyer > contracting party
vendor, supplier, contractor > third party, service provider
terms and conditions, small print > general terms
power of attorney > representation
takeover > merger
shareholders meeting > general meeting
company register > commercial register
possession, owner > ownership, guarantee of ownership
tenant, rent > tenancy, landlord
inheritance > succession
loan, lending > credit
consumer, shopper > consumer protection
missed deadline > restoration of the time limit

# taxes and gaming
tax return, tax form > tax declaration, assessment
tax-free, tax exempt > exemption
tax evasion, tax fraud > evasion
vat, sales tax > value added tax
vat rate > rate of value added tax, rates
lotto, betting > gambling, lotteries
gambling addiction, problem gambling > excessive gambling
income tax > direct federal tax, direct taxes
corporate tax, company tax > net profit of legal entities, direct taxes
import duty > customs duties
road toll, motorway toll > motorway charge, heavy vehicle charge
double taxation > intercantonal double taxation
spirits, alcohol > alcoholic beverages

# state and rights
government > federal council
minister, president, prime minister > member of the federal council
parliament > federal assembly
member of parliament > members of the federal assembly
army, military, recruit, soldier > armed forces, military service
alternative service > alternative civilian service
signatures, petition for a vote > popular initiative
vote, ballot > popular vote, referendum
right to vote, voting age, electorate > political rights
expropriation, take land, seize land, take private land > compulsory purchase, guarantee of ownership
free speech, freedom of speech > freedom of expression, freedom of opinion
religious freedom > freedom of religion and conscience
burka, niqab, veil, face veil > covering of the face
mosque > minarets
equality, gender equality, discrimination > equality before the law
demonstration, protest > freedom of assembly
naturalisation, swiss passport > citizenship
foreigner, refugee, migrant > asylum, foreign nationals
deportation > expulsion, extradition
disability > people with disabilities
abortion, gmo, stem cells > reproductive medicine, gene technology
climate, environment > protection of the environment
nuclear power, atomic energy > nuclear energy
motorway, highway > national roads
pet > animals, protection of animals
school, compulsory education > basic education, education
homeless, social welfare > assistance when in need
child, minor > children and young people
marriage, marry > right to marry
cruel treatment > human dignity, torture
wiretapping, mail interception > privacy of correspondence
censorship, journalist > freedom of the media
police, public order > internal security
central bank > swiss national bank
banknote, currency, coin > money, monetary policy
post office, telephone > postal and telecommunications services
hospital, doctor, medicine > health
health insurance > health and accident insurance
train > railways
hunting, fishing > fisheries and hunting
holiday home > second homes
hydropower > water
house of cantons, upper house, senate > council of states
lower house, house of representatives > national council
state, province > canton
town, municipality > commune
national language > languages, official languages
come into force, effective date > commencement
transition period > transitional provisions
meaning of > definitions
applies to whom, territorial scope > scope of application, scope

# written for each other
finma, swiss financial market supervisory authority
snb, swiss national bank
federal constitution, constitution
internet, online, electronic
`;
