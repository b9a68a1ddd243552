/** English words of supervision, audit and the authority's measures. */
export const supervision = `
financial regulator, banking supervisor, financial watchdog, market supervisor, financial authority, ebk, sfbc > finma
prudential supervision, banking supervision, financial oversight > financial market supervision, supervision
goal of supervision, aims of supervision, protecting customers, investor protection > protection of creditors investors and insured persons, objectives of supervision
licence withdrawal, lose the licence, delicensing > revocation of licence, revoke
unlicensed activity, illegal provider, unauthorised provider, unlicensed bank, warning list > unauthorised activity, activities subject to authorisation
occupational ban, industry ban, professional ban, disqualification > prohibition from practising a profession
trading ban > prohibition of activity, traders and client advisers
naming and shaming, publish the decision, pillory > publication of the supervisory ruling
disgorgement, skim off profits, illegal profit > confiscation of profits
enforcement case, finma proceedings, enforcement proceedings > supervisory instruments
special investigator, finma agent > investigating agent
reprimand by finma, rebuke by finma, formal warning > declaratory ruling
restore the proper state > restoration of compliance with the law
swissbanking, banking association, sba > self-regulation, minimum standards
guidance, soft law > circulars
obligation to inform the regulator, tell the regulator, regulator request > duty to provide information, duty to report
auditor, audit, external auditor > audit company
audit report, prudential audit > regulatory audit, reporting
lead auditor, audit licence > auditors in charge, licence, auditor oversight
change of auditor > audit company, change
internal audit > internal auditors
on-site visit, supervisory review, finma inspection > direct audits, on-site audits
compliance, compliance officer, compliance function > compliance with regulations, internal control
whistleblower > report of irregularities
supervision fee, cost of supervision > supervision levy, supervisory charge
annual levy, yearly fee, basic levy > supervision levy, basic charge
cost of a ruling, hourly rate, flat-rate, flatrate > fees, fee rates
regulator staff, regulator independence, finma board > board of directors, finma, independence
suing the regulator, regulator liability > state liability, liability
official secret, leak by officials > official secrecy
exchange with foreign regulators, foreign supervisor, foreign regulator > foreign supervisory authorities, administrative assistance
client procedure, inform the client before handing over, principle of speciality > administrative assistance, transmission of information, client
foreign inspection, audit abroad > cross-border audits
hand over files abroad directly > direct transmission, non-public information
regulatory data, client data finma > data processing, collection
bank insolvency office, finma as bankruptcy authority > finma, bankruptcy, restructuring
cross-border business, cross-border service > cross-border
esg, green finance, greenwashing, climate risk, sustainable finance > climate-related financial risks, sustainability
conduct risk > rules of conduct, market conduct
group supervision, parent abroad > consolidated supervision, financial group
reporting portal, electronic filing, e-filing, efiling, upload > electronic transmission, electronic
entry into force of licence conditions, material change, change of facts > change in circumstances, authorisation
lighter regime, exemptions for small institutions > proportionate, simplifications
impact assessment of rules, cost-benefit of rules > impact analyses, principles of regulation
draft circular feedback, comment period > public consultation, consultation
finance ministry, fdf, efd > federal department of finance
strategy of the regulator > strategic objectives
invoice of finma, bill from finma > invoicing, supervision levy, fees
surcharge for urgent work > fee surcharge
out-of-pocket, outlay > disbursements
when does the levy start > beginning and end of liability to pay the levy
cooling-off period, change to a supervised firm > move to a supervised institution
gift to staff, invitation to lunch > advantages, acceptance of advantages
staff trading, own account dealing, insider lists > own-account transactions
`;
