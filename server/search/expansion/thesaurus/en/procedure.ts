/** English words of crimes, penalties, courts and proceedings. */
export const procedure = `
penalty, monetary penalty, sanction > fine
maximum fine, highest fine, amount of the fine, size of the fine > fine not exceeding
prison, jail, imprisonment, prison sentence > custodial sentence, penal institutions
life sentence, locked up for life, lifelong, preventive detention > incarcerated until the end of his or her life, extremely dangerous
punishable, criminal offence, offence > criminal provisions, liable
by mistake, careless > negligence
deliberately, knowingly, intentional > wilfully, intent
lie, lying, mislead, untrue statement, wrong information, incorrect answer > false information, incomplete information
fraud, scam, swindle, con > deception
forgery, fake document, counterfeit > forgery of documents
embezzlement, steal client money > misappropriation, criminal mismanagement
blackmail > extortion
breach of trust, mismanage > criminal mismanagement
bribe, bribery, kickbacks to officials > corruption
industrial spying, spying, economic espionage > espionage, breach of trade secrecy
challenge, object to a decision, contest a ruling > appeal
appeals body, second instance, next instance > appeal courts, higher court
supreme court, highest court, swiss top court > federal supreme court
constitutional court, judicial review of laws, constitutional review, unconstitutional, overturn a law, strike down laws, overturn federal laws > applicable law, federal acts and international law
federal administrative tribunal > federal administrative court
lower court, first court, trial court > first instance
lawyer, solicitor, attorney, barrister > legal counsel, legal advice, legal representation
legal aid, public defender, free lawyer, cannot afford a lawyer, lawyer paid > free legal advice, free legal representation
court fee, court costs, litigation costs > procedural costs, costs of the proceedings
limitation period, time-barred, timebarred, lapse of time > prescription, statute of limitations
statute-barred, statutebarred, never expires, imprescriptible > not subject to a time limit, right to prosecute
damages, indemnity, make good the loss > liability, compensation
seizure, distraint > enforcement, confiscation
guarantor, surety > guarantee
mutual assistance, cooperation abroad, cooperation between authorities, legal assistance > administrative assistance
administrative order, administrative decision > ruling
ignore a ruling, ignore an order, disobey, defy > disregard of decisions, fails to comply with a ruling
complaint, file charges, press charges > criminal complaint
denounce, report a violation, complain to the authority > filed a report, in response to a report
trivial, petty, minor breach > minor importance
arrest, police custody, remand, locked up > deprivation of liberty, detention
pre-trial custody, held without charge, habeas corpus, police hold, jail without trial, detained without trial > pre-trial detention, brought before a court
phone call after arrest, tell family of arrest > next-of-kin informed
trial, court hearing, court case > judicial proceedings
closed hearing, open court, public hearing, secret trial > court hearings in public, delivery of judgments
fair trial, day in court, right to sue > access to the courts
due process, hearing right > general procedural guarantees, right to be heard
slow proceedings, delay of justice, undue delay > within a reasonable time
special court, kangaroo court, ad hoc tribunal > ad hoc courts
place of jurisdiction, venue, sued at home > court within the jurisdiction, reside
presumed innocent, innocent until proven guilty > presumption of innocence, presumed innocent until found guilty
accused, defendant, suspect > accused person, criminal proceedings
rights of defence, right to silence > proper defence
death sentence, capital punishment, execution of prisoners > death penalty
search of premises, raid, house search > search, access to premises
public prosecutor, prosecutor, attorney general, prosecuting authority > prosecution authority, prosecution and adjudication
criminal jurisdiction > prosecution and adjudication of criminal acts
company punished, corporate crime, company criminally liable > corporate criminal liability, business to pay the fine
crime victim, compensation for victims > victim support, criminal act
sex offence, paedophile, child abuse, rapist > sexual offences involving children, sex offender
ban on working with children > profession or voluntary activity involving minors
clemency, mercy > pardons
repeat offender, recidivism, relapse > reoffending
early release, parole, probation > release on temporary licence
penitentiary > penal institutions, execution of penalties
criminal code, penal code, crime law > criminal law
civil code > civil law
code of civil procedure > civil procedure
magistrate > judges, judicial authorities
appointing judges, judge term > judges of the federal supreme court, term of office
judicial independence, separation of powers > independence of the judiciary, incompatibility
value in dispute, small claims, threshold for appeal > amount in dispute, simple and rapid court procedure
settle out of court, arbitration, amicable settlement > conciliation, mediation, negotiation
state responsible for damage, sue the state, government liability > state liability
federal criminal tribunal, bellinzona > federal criminal court
bailiff, debt collector, debt collection > debt enforcement
garnish wages > attachment
composition with creditors, debt restructuring > composition agreement
payment reminder, enforcement notice > payment order, debt enforcement
serve documents, service of process, delivery of documents > direct service
burden of proof, onus of proof > proof
suspensive, stay of execution > suspensive effect
interim relief, preliminary injunction, provisional order > precautionary measures
file access, inspect the file, look at the file > inspect documents, right to be heard
reason for the decision, state reasons > give reasons
impartial judge, neutral judge, independent judge > independent and impartial court
juvenile, youth crime, delinquent > measures for children adolescents and young adults
`;
