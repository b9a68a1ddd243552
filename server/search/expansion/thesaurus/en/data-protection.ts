/** English words of data protection. */
export const dataProtection = `
data breach, data leak, data loss, data theft, personal data breach > data security breach
ransomware, phishing, hack, stole, steal, stolen laptop, lost laptop, security incident, data incident, leak, wrong person, wrong recipient, misdirected > breach of data security
breach notification, report a breach, notify a breach, incident report, tell customers about a hack > notifications of data security breaches
ncsc > national cyber security centre
access request, subject access, dsar, copy of my data, see my data, view my data, company knows, bank knows > right to information, request information
response time, time to reply, time to answer, reply within, answer a request, respond to a request, reply to a request > within 30 days
costs nothing, gratis > free of charge
where data comes from, origin of data > source of the personal data
privacy > data protection, protection of privacy
gdpr, dsgvo, nfadp, revfadp > data protection
sensitive data, special category data > sensitive personal data
health data, medical record, patient data, patient file, medical data > data relating to health, sensitive personal data
fingerprint, facial recognition, face recognition, iris scan, voice recognition > biometric data
dna, genome, hereditary data > genetic data
skin colour, racial, racial origin, ethnic origin, ethnic background > race, ethnicity
sexual orientation, sex life, intimate data > private sphere, way of life
party membership, religious belief, union membership > religious philosophical political views
criminal record, conviction data, criminal record data > data relating to criminal proceedings or sanctions
pii, personal information, customer data, client data > personal data
person concerned, affected person, individual concerned > data subject
household exemption, private address book, household use, private use > personal use
data of companies, corporate data > data of legal entities
extraterritorial, effects doctrine, foreign company operating in switzerland > effect in switzerland, initiated abroad
data export, data transfer, international transfer, cross-border transfer, transfer abroad, overseas, outside switzerland, cross-border data flow > disclosure abroad, disclosed abroad
adequacy, adequacy decision, safe country, whitelist, white list, safe third country, third country > adequate level of protection
standard contractual clauses, sccs, model clauses, standard clauses, eu clauses > standard data protection clauses
bcr, group-wide rules, intra-group transfer > binding corporate rules
privacy shield, data privacy framework, transfer to america > disclosed abroad, adequate level of protection
vital interests, life-threatening, lifethreatening, medical emergency > protect the life or the physical integrity
social media, facebook, put on the internet, published online, post online > generally accessible, electronic form
share, transmit, forward > disclose, disclosure
addressee, data recipient > recipients
data portability > data release, transfer of personal data
switch provider, take my data along, machine-readable, machinereadable, download my data, common format > right to data portability, conventional electronic format
dpia, pia, privacy impact assessment, privacy assessment, risk assessment > data protection impact assessment
prior consultation, consult the authority, ask the authority first > consultation of the fdpic, opinion beforehand
dpo, privacy officer, chief privacy officer, data protection advisor, data protection adviser, data protection consultant > data protection officer
edöb, pfpdt, ifpdt, data protection watchdog, privacy regulator > fdpic, federal data protection and information commissioner
fdpic, data protection authority, privacy commissioner, data protection regulator > commissioner
data processor, outsourced processing > processor
data processing agreement, processor agreement, cloud, cloud provider, hosting provider, saas, external provider, outsource data processing > processing by processors, processing assigned to a processor
sub-processor, subprocessor, subcontractor, subcontracting > assign processing to a third party
data controller, data owner > controller
joint controller, co-controller, cocontroller, shared responsibility, share a database, joint database > alone or jointly with others, processes personal data jointly
public body, public authority, government agency, state agency, public sector > federal body
automated decision, algorithm, computer decision, artificial intelligence, machine learning, robot, chatbot, computer, automatically rejected > automated individual decision
human review, human intervention, human in the loop, human look, real person > reviewed by a natural person
record of processing, processing register > register of processing activities, record of processing activities
ropa, data inventory, data map, processing inventory, data register, documentation of processing > record of processing activities
sme, small business, small enterprise, small firm, small company > fewer than 250 employees
privacy seal, quality seal, quality label, trust mark, seal of approval > data protection quality mark, certification
privacy notice, privacy policy, privacy statement, data protection declaration, transparency obligation, information obligation > duty to provide information
indirect collection, data broker, bought data, data from a third party > not collected from the data subject
harvest, scrape > collect, collection
purpose limitation, secondary use, repurpose, reuse, new purpose, different purpose, use for another purpose > specific purpose, compatible with this purpose
storage limitation, no longer needed, data retention, keep data, store data, keep customer data, keep personal data, keep client data, store customer data > destroyed or anonymised, retention period
data accuracy, data quality, outdated data, obsolete data > data accurate, incorrect or incomplete data
freely given, implied consent, tacit consent, consent form, tick box > consent, given voluntarily
opt-in, optin, agreement of the person > consent
optout, unsubscribe, withdraw consent, revoke consent, right to object > express wishes, explicitly prohibited processing, object to disclosure
block data, stop disclosure > object to the disclosure, restrict access
erasure, right to be forgotten, deletion, erase, wipe, shred > delete, destroy, anonymise
pseudonymise, de-identify, deidentify > anonymise
correct, wrong data, rectify, rectification, fix mistakes, inaccurate data > correction, incorrect personal data
contested accuracy, unclear accuracy, neither right nor wrong > marked as being disputed
data minimisation, as little data as possible, data economy, collect only necessary > proportionate, limited to the minimum
fair processing, honesty > good faith
privacy by design, privacy by default > data protection by design and by default, technical measures
factory settings, presetting, pre-setting > default settings
encryption, password, firewall, access control, cybersecurity, information security > data security, technical and organisational measures
cctv, video surveillance, filming, camera > systematic surveillance of public areas, public areas systematically monitored
big data, mass processing > large-scale processing
tracking, personality profile, cookie, targeted advertising, behavioural advertising, personalised advertising > profiling
credit check, credit scoring, credit bureau, credit history, solvency check > verify the creditworthiness
identity theft > misuse of identity
good practice, industry code, sector guidelines, industry standard, industry self-regulation > code of conduct
eu representative, local representative, swiss representative > representative
vexatious, querulous, abusive request > obviously unjustified, frivolous
deny, decline > refuse
affiliate, subsidiary, sister company, intra-group, intragroup > same group of companies
invasion of privacy, violation of privacy, violation of personality > breach of personality rights
legitimate interest, balancing of interests > grounds for justification, overriding interest
competitor, rival > commercial competition
celebrity, famous person, vip > public figure
market research, scientific study, statistical purposes > purposes not related to specific persons
cease and desist, injunction, sue for deletion > actions to protect the personality
legal ground, lawful basis, legal foundation, permitted by law > statutory basis, legal basis
proof of concept, trial run, test phase, pilot project > pilot trials
foi, foia, transparency law, government documents, open government > freedom of information act, official documents
national archive, state archive > federal archives
dawn raid, on-site inspection, enter premises, search our offices > access to premises and installations
expert opinion, expert report, specialist opinion > appraisals by experts
interrogate, interview witnesses > questioning of witnesses
corrective powers, remedial action, order to stop, ban on processing > administrative measures, processing modified suspended or terminated
own initiative, of its own motion, probe, inquiry > investigation, ex officio
obstruct, obstruction, refusal to cooperate, uncooperative > duties to cooperate
rebuke, censure, admonition > reprimand, official warning
second job, side job, sideline, moonlighting, secondary employment > additional occupation
bias, biased, prejudiced, conflict of interest > recusal
tenure, length of mandate, reappointed, second term, mandate limit > term of office, re-election
impeach, oust, kick out of office > remove from office, termination of office
duty of secrecy, secrecy > duty of confidentiality, professional confidentiality
medical secrecy, legal privilege, attorney-client privilege, doctor-patient, doctorpatient > professional secrecy, professional duty of confidentiality
business secret, trade secret, company secret, industrial secret > trade and manufacturing secrecy
search engine, website > electronic
log > record
activity report, annual report, yearly report > report on activities every year
existing processing, legacy processing, already running > ongoing instances of processing
pass on my address, give my address, hand out addresses > first name address date of birth
usa, united states, america, china, india, american, canada, japan > abroad, state concerned
target swiss customers, offer services to swiss people, online shop, web shop, e-commerce, ecommerce > offer of goods or services
newsroom, editorial office, news agency > editorial section of a medium
geolocation, gps, location tracking > location or movements, profiling
72 hours > notification as quickly as possible
working together, joint action > coordinate, cooperation
foreign court, us discovery, foreign lawsuit > enforce legal rights before a court, competent foreign authority
`;
