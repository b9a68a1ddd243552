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
`;
