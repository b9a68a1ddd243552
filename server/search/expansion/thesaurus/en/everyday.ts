/** English words of everyday speech and what laws of any field say for them; why they weigh less: ../everyday.ts. */
export const everyday = `
settle a bill > payment, pay
money, cash > assets, funds, amount
price, how expensive > fees, costs, charges
bill > fees, invoice
get back, claim back, recover > refund, return, reimbursement, restitution
give back, hand back > return, restitution
instalments > payment facilities, deferral
pay late, overdue > default interest
keep, store, archive > retain, retention, kept, records
throw away, shred, destroy > destruction, deletion
delete, wipe, remove, erase > deletion, erasure, destroy
hand over, pass on, share, send > disclosure, transmission, communicate, transfer
leak, tell others, let slip, blab > unlawful disclosure, disclosure, secrecy
secret > confidentiality, secrecy, professional secrecy
tell, warn, alert > notify, notification, report, inform
ask for, apply > application, request
turn down, say no > refuse, reject
agree to > approval, consent, accept
let, permission, green light > authorisation, approval, permit
lose, take away, strip > withdrawal, revocation
seize > confiscation, seizure, sequestration
ban, forbidden > prohibition, prohibited
on purpose, deliberately > wilfully, intentionally
by mistake, accidentally, careless > negligence
punish > fine, penalties, sanctions, custodial sentence
jail, prison > custodial sentence, imprisonment
cheat, scam > misleading, deception, fraud
lie, lying, untrue > false, misleading, incorrect information
harm > damage, liability, loss
make good > compensation, damages
lawyer, attorney > legal representative, representation, legal aid
go to court, sue, lawsuit > court, legal proceedings, action
challenge, fight a decision > appeal, review, objection
judgment > decision, ruling
look into, probe, inquiry > investigation, enquiries
search premises, raid > on-site inspections, search, enter premises
witness > statement, testimony
in charge > competent, responsibility, decide
contact point > competent authority, contact
watchdog, regulator, agency > competent authority, supervisory authority
watch, oversee > supervision, monitoring, surveillance
checker, inspector > audit firm, auditors
visit, inspection > on-site inspections, audit
rules > provisions, requirements
deal > agreement, contract
quit > termination, cancellation
stop, end, halt > cease, suspension, termination
start > commencement, begin, entry into force
count > valid, apply
not valid > void, invalid, null and void
more time, extra time > extension, extend
how long > period, years, duration
how many > amount, maximum, percent
at the latest, time limit > deadline, no later than
how often, regular > annually, regularly, periodically, quarterly
cap, ceiling, limit > maximum, upper limit, threshold
floor > minimum, at least
percentage > per cent, proportion, ratio
letter, mail > in writing, written
by phone > orally, telephone
online, by email, digital > electronic, electronic means
papers, paperwork > documents, records
prove > evidence, proof, demonstrate
id card, passport > identification document, identity
announce > publication, disclose to the public, publish
write down, note, log > record, documentation
directory > register, list
sign up, enter in a register > registration, entry
work out > calculation, determine
value, estimate, appraise > valuation, assessment
change, adapt, alter > amendment, modification, adjust
backdated, old cases > transitional provisions, retroactive
exempt, excused, waived, no need > exemption, exception, waiver
easier, simpler > simplifications, relief, simplified
tougher > increased requirements, stricter
boss, head, leader > management, senior management, director
executive > persons discharging managerial responsibilities, management, executive board
board, board member > board of directors, governing body
co-owner > shareholder, participation, partner
parent firm, mother company > parent company, group
offshoot > branch, subsidiary
overseas > foreign, abroad, third country
family, spouse > closely associated persons, related persons, relatives
private individual, ordinary people > natural persons
firm, business > legal entity, undertaking, company, issuer
charity, club > legal entities, associations, foundations
saver > investor, depositor
bankrupt, goes under, bust > bankruptcy, insolvency, liquidation
save, rescue > restructuring, stabilisation, recovery
shut down, close > liquidation, dissolution, winding up
sell > disposal, sale, transfer
buy, purchase > acquisition, acquire
take over > takeover, acquisition, transfer
freebie, invitation > benefits, gifts, advantage
bias, neutral, partial > conflicts of interest, recusal, independence
outside provider, subcontract > outsourcing, delegation, third parties
worker > employees, personnel, staff
course > training, education
skilled, fit, experience > knowledge, qualifications, guarantee
honest, trustworthy > good reputation, irreproachable business conduct
danger > risk, threat
protect, shield > protection, safeguard
computer > information system, it systems, software
wrong > error, incorrect, rectification
hire, recruit > appointment, employment, election
fire, sack > termination, dismissal
wage, pay packet > salary, remuneration
too late, time-barred > limitation period, statute of limitations, lapse
gossip, spread lies > dissemination, false or misleading, rumours
share price, stock price > price of financial instruments, market price
whistleblower, tip off authorities > reporting of infringements
newspaper, press > media, journalists
adviser, tip > investment recommendation, recommendation
hold back > delay, defer, postponement
home loan > mortgage, residential property, real estate
house, flat > real estate, property, residential property
surety > guarantee, collateral
illegal, against the law, not allowed > unlawful, prohibited, infringement
break the rules, break the law, violate > infringement, breach
obliged, forced > duty, required
opt out, refuse permission > objection, object, refuse
who pays > bear the costs, costs, liability for costs
answer, reply > response, provide information
see my file, view files > access, inspect, inspection of files
take a look, who may see > access, inspection
fix, put right, wrong data > rectification, correction, correct
spy, snoop, track > surveillance, monitoring
algorithm, robot, machine decides > automated
hack, stolen, break in > breach, unauthorised, security
password, login > access, authentication
kids, children, underage, teenager > minors
wife, husband, married > spouse
dead, dies, death > deceased, heirs
sick, ill > incapacity for work
pregnant, baby, birth > maternity
vacation > leave, holidays
retire > age limit, pension
side job, second job, moonlighting > secondary employment, other activities
hours of work, overtime > working time
treated worse, unfair, equal > discrimination, equal treatment
foreigner, immigrant > foreign nationals
elect, ballot, polling > election, vote
tax return > declaration, tax declaration
dodge tax, evade > tax evasion, evasion
deduct, subtract > deduction
rent, tenant, landlord > lease, rental
stocks > shares, equity securities, securities
bank account > deposits, custody account, account
dirty money, launder > money laundering, criminal origin
true owner, who is behind > beneficial owner
suspicious, fishy > suspicion, reasonable grounds
spread out, all eggs in one basket > diversification, risk concentration
worth > value, valuation
backup, reserve, set aside > provisions
double check, second pair of eyes > internal control, independent control
plan ahead, worst case > stress test, contingency, emergency
contact > notification, communication
straight away, immediately, quickly > without delay, promptly
in advance > prior
in a hurry, urgent > urgency, immediate
who decides, who has the last word > competent, decision, responsibility
appoint, choose, pick > election, designate
step down, resign > retirement, termination of office
stand in, substitute, deputy > representation, substitution
team, committee > commission
split, divide > division, allocation, separation
merge, combine > merger
join, become a member > membership, admission, accession
leave, drop out > exit, withdrawal
abroad, other countries > foreign, cross-border, third countries
go public, listed on the exchange > listing, admission to trading
advertise, promote, ads > marketing
brochure, leaflet > prospectus, information document
small print, terms > general terms and conditions, contractual terms
mix up, confuse > confusion, misleading
pretend, call itself > designation, name
trick, abuse > misuse, improper
bribe, kickback > undue advantage, gifts, benefits
pressure > coercion, measures
punish twice, how bad > severity, penalty
second time, again > repeat, repeated offence
attempt, help a criminal > complicity
blacklist, name and shame > publication, warning
licence taken away > withdrawal of authorisation, revocation
work without a licence, unlicensed > without authorisation, unauthorised
newcomer, startup > new, establishment
branch abroad > branch, foreign
mail address > submit, submission, address
deadline missed > failure to comply, expired, default
count days > calculation, period, time limits
free of charge, free, for nothing > no fee
discount, cheaper > reduction
hourly > hourly rate, time spent
flat rate > flat fee, lump sum
`;
