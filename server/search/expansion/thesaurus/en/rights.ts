/** English words of rights, citizenship, foreign nationals and votes. */
export const rights = `
human rights, civil liberties, civil rights, basic rights > fundamental rights
limiting rights, curtail rights, restrict freedom, core of a right, limits of fundamental rights > restrictions on fundamental rights, essence of fundamental rights
cruel treatment, waterboarding, inhumane > human dignity, torture
equality, gender equality, discrimination > equality before the law
racism, racist, sexism, sexist, ageism, homophobia, unequal treatment > discriminated against, equality before the law
barrier-free, barrierfree, wheelchair, disability, handicapped > people with disabilities, persons with disabilities
arbitrariness > protection against arbitrary conduct, non-arbitrary
legitimate expectations, rely on the state > principle of good faith
bodily integrity, physical freedom, freedom to move > personal freedom, physical and mental integrity
euthanasia, assisted suicide, dying > right to life
burka, niqab, veil, face veil, mask, headscarf > covering of the face
burqa ban, hide the face > ban on covering the face
child, minor, adolescent, teenager, youth, child welfare > children and young people
homeless, social welfare, poverty, poor, poor people, destitute, soup kitchen, subsistence, right to welfare, emergency aid > assistance when in need, support for persons in need
social assistance, welfare canton, welfare benefits > persons in need, canton of residence
private life, respect for the home, family life > right to privacy
wiretapping, mail interception, secrecy of letters, phone tapping, read my mail, postal secrecy, telephone surveillance, phone surveillance > mail and telecommunications, privacy of correspondence
gay wedding, wedding, marriage, marry, found a family > right to marry
religious freedom, worship, pray, prayer, bible, church service, atheist, creed, belief > freedom of religion and conscience
sect, leave the church, church membership > religious community
free speech, freedom of speech, speak freely, say what i think > freedom of expression and of information, freedom of opinion
censorship, journalist, press freedom, newspaper > freedom of the media, editorial section of a medium
journalistic source, anonymous source > protection of sources
science freedom, free research, freedom of teaching, professor > academic freedom
artist, painter > freedom of artistic expression
demonstration, protest, rally, gathering > freedom of assembly
join a club, found an association, forced membership > freedom of association
move house, live anywhere, settle anywhere, choose where to live, emigrate, leave the country > freedom of domicile
expropriation, take land, seize land, take private land, eminent domain, nationalise > compulsory purchase, guarantee of ownership
freedom of trade, free enterprise, choose a job, freedom of profession, choice of profession, choice of occupation, choose a profession, commercial freedom, open a shop, start a business, entrepreneur > economic freedom
petition, write to the authorities > right of petition
third-party effect, rights between private persons > fundamental rights, relationships among private persons
naturalisation, swiss passport, become swiss, dual citizen, dual nationality, second passport, lose citizenship, loss of citizenship > citizenship, acquisition of citizenship
third-generation foreigner, grandchildren of immigrants > third generation immigrants, naturalisation
stateless > stateless children
hometown, bourgeoisie, place of origin > citizen of a commune
expatriate, expat, swiss living overseas, fifth switzerland, live abroad > the swiss abroad
refugee, migrant, asylum seeker, alien > asylum, foreign nationals
immigrant, migration, mass immigration, free movement of persons > control of immigration, quotas
work permit > residence permits, foreign nationals
family reunion, bring family > family reunification
priority of residents, nationals first > giving priority to swiss citizens
deportation, send back, removal from country, non-refoulement, nonrefoulement > expulsion, extradition
criminal foreigners, expel criminals, deportation of criminals > lose their right of residence, ban on entry
re-entry ban, banned from switzerland, illegal entry > ban on entry
welfare fraud, benefit fraud > improperly claimed social insurance
signatures, petition for a vote, people's initiative, collect signatures > popular initiative
change the constitution, amend the constitution, rewrite the constitution > revision of the federal constitution, partial revision, total revision
valid initiative, unity of subject matter, invalid initiative > consistency of subject matter, mandatory provisions of international law
alternative proposal, counterproposal, tie-break question > counter-proposal, third question
facultative referendum, challenge a law by vote, referendum signatures > optional referendum
compulsory vote, compulsory referendum, obligatory referendum > mandatory referendum
double majority, majority of cantons, half-canton, halfcanton, majority of states > required majorities, half a cantonal vote
vote, ballot, plebiscite > popular vote, referendum
right to vote, voting age, electorate, suffrage, franchise, old enough to vote > political rights
vote by mail, register to vote > exercise of political rights
free formation of opinion, voting propaganda, fair vote, fair elections > form an opinion, genuine expression
political movement, faction > political parties, parliamentary groups
people with disabilities > persons with disabilities
right to data protection > misuse of personal data
muslim, christian, jewish, islam, catholic > religious community, freedom of religion
`;
