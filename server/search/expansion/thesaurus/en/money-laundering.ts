/** English words of money laundering and sanctions. */
export const moneyLaundering = `
aml, dirty money, laundered > money laundering
cft, ctf, financing of terrorism > terrorist financing
kyc, know your customer, customer identification, client identification, id check > verification of the identity of the customer, identification of the contracting party
passport copy, identity card, identification document, id card > verification of identity, evidentiary document
video identification, online identification, remote onboarding, digital onboarding > video and online identification, verification of the identity
onboarding, new client, account opening > establishing the business relationship
walk-in customer, occasional transaction > cash transaction, occasional customer
ultimate beneficial owner, ubo > beneficial owner
form k, declaration of ownership > establishing identity of beneficial owner, controlling person
controlling shareholder, controlling interest > controlling person
nominee, straw man, figurehead, front man > beneficial owner
shell company, letterbox company, offshore company, mailbox company > domiciliary company
suspicious activity report, sar, str, suspicion report, suspicious transaction > duty to report, report
mros, financial intelligence unit, fiu > money laundering reporting office
tipping off, warn the client, tell the client > prohibition of information
whistleblowing immunity, protection from liability, report in good faith > exclusion of criminal and civil liability
pep, politician client, senior official > politically exposed person
cdd, customer due diligence > due diligence
enhanced due diligence, edd, red flag, unusual transaction > special duties of due diligence, increased risk, clarification
plausibility, economic background, source of wealth, source of funds, origin of funds > clarification, economic background and purpose
simplified due diligence, small amounts, low-value, lowvalue > assets of low value, negligible
periodic review, kyc refresh, client review, re-identification, reidentification, updating client records > repetition of verification, regularly check
alert > monitoring of transactions, systems for monitoring
correspondent bank, loro account > correspondent bank relationships
high-risk country, high-risk client, risk country, fatf list, grey list > increased risk
risk appetite aml, institution-wide risk > risk analysis
paper trail, audit trail, record keeping, archiving > retention, documentation
kyc files > duty to keep records, documents, retention
cash > cash payment
cash courier, cash smuggling, carry cash across the border > cross-border transport of cash
freeze, frozen account, block account > freezing of assets
sro, self-regulator, selfregulator > self-regulatory organisation
mlro, aml officer, money laundering officer, aml unit > anti-money laundering unit, specialist unit
terrorist, terrorism > terrorist financing
cryptocurrency, crypto, bitcoin, stablecoin, digital currency, token > virtual currency, crypto-based assets
wallet, crypto exchange, vasp > virtual currencies, third-party custody
wire transfer, money transfer > payment order
travel rule, originator information, payer information, sender details > information on payment orders, originator
remittance, hawala, money transmitter > money and asset transfer
bureau de change, currency exchange, money changer > foreign exchange transactions
merchant, trader, shopkeeper > dealer, business
jeweller, art dealer, watch dealer, car dealer > dealers, cash
predicate crime, predicate offence > felony, aggravated tax misdemeanour
gold refiner, gold trader > precious metals, trade assayer
gambling house aml, casino client > casinos, due diligence
professional intermediary, financial intermediation > financial intermediary, professional basis
embargo, economic sanctions, sanctions list, blacklist, sanctioned person > coercive measures, embargo act
wmd, arms proliferation > proliferation
corrupt officials, potentate funds, dictator money, stolen state funds > foreign illicit assets
anonymous share > bearer shares
register of beneficial owners, transparency register > register of shares, list of beneficial owners
lawyer as intermediary, notary, fiduciary > financial intermediary, lawyers and notaries
factoring, consumer loans > credit transactions
payment service provider, psp, prepaid card > services for payment transactions
threshold for cash, cash limit, 100000 francs in cash > cash, dealers, threshold
close the account after a report, end the relationship after a report, exit client > termination of the business relationship
withdraw large sums, keep paper trail on exit > withdrawal of significant assets
client from a sanctioned country, terrorist assets accepted > prohibited assets, prohibited business relationship
branch abroad aml, group-wide aml > branches and group companies abroad, global monitoring
rejected payment, missing sender name > payment orders, incomplete information
certified copy, notarised copy, authenticated copy > certification of authenticity
refuses to identify > failed identification, lack of identification
life insurance wrapper, insurance wrapper > life insurance with separate account
private label fund, investment vehicle > collective form of investment, participation company
associations of persons, trust structure, protector > associations of persons trusts and other estates
new technology, new products > new products business practices and technologies
aml training > training of staff, integrity
third party does the kyc, delegate kyc, reliance on third parties > involvement of third parties
banknote trade, banknote business > professional banknote trading
nested accounts, bank without presence, shell bank > correspondent banks, fictitious banks
player registration, gambler identification, casino visitor > identification and registration of players
chips, gaming tokens > transactions, casino
audit firm for sros, aml auditor > audit companies, lead auditors
`;
