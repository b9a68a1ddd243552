/** English words of securities, investments, funds and insurance. */
export const securities = `
stocks, shares and bonds > securities
custody account, portfolio account, securities deposit, safekeeping account, depot > securities account
book-entry securities, dematerialised securities, bucheffekten, paperless securities > intermediated securities
depository, safekeeping > custodians, custody
sub-depositary, subdepositary, global custodian, nominee custodian > sub-custodian, sub-custody
paper share, physical certificate, share certificate > certificated securities
ledger-based, ledgerbased, tokenised share, security token, blockchain security > ledger-based securities, uncertificated securities
blockchain, dlt > distributed ledger, dlt trading facility
jumbo certificate > global certificate
segregation, segregated account, ring-fence client assets, ringfence, client asset protection, protected client assets > segregation of own securities, exclusion from estate
my securities when the custodian fails, custodian bankrupt, custodian insolvency > exclusion from custodian's estate
missing securities > shortfall
rehypothecation, reuse of collateral > right of use, return of collateral
collateral, lien, encumbrance > pledge, security interest
sell the collateral, enforce collateral, foreclosure, liquidate collateral > realise collateral, realisation
wrong booking, mistaken transfer, erroneous credit, chargeback > reversal of a debit, reversal of a credit
good faith buyer, honest buyer, innocent purchaser > bona fide purchaser
account statement, depot statement > statement
final settlement, irrevocable transfer order > finality of instructions
which law applies to securities, hague convention > applicable law, intermediated securities
asset manager, wealth management > portfolio manager
independent asset manager, iam, eam, family office > portfolio managers, trustees
broker, dealer in securities, brokerage > securities firm
investment bank, investment firm > securities firms
mutual fund, hedge fund, investment fund, ucits > collective investment scheme
fund manager, fund company, manco > fund management company
depositary bank, fund depositary > custodian bank
l-qif, lqif, unregulated fund, qualified investor fund > limited qualified investor fund
private equity, venture capital, kgk > limited partnership for collective investment
nav, unit price, fund price > net asset value
redeem units, sell fund units, redemption gate, fund closure > redemption, suspension of redemption
exchange-traded fund, etf > collective investment schemes, listed
crypto fund, alternative fund > other funds, alternative investments
fund marketing, distribution of funds > offer, collective investment schemes
stock exchange, trading platform, mtf > trading venue
otf, systematic internaliser, dark pool > organised trading facility
clearing house, ccp > central counterparty
csd, sis, securities settlement > central securities depository
clearing duty, emir, otc derivative > derivatives trading, clearing, over-the-counter
option contract, swap, futures > derivatives
transaction reporting, trade reporting > trade repository, duty to report
insider dealing, insider trading, insider tip > insider information
price manipulation, pump and dump, spoofing, wash trade, price rigging > market manipulation
ad hoc publicity, ad hoc announcement, price-sensitive, pricesensitive > price-sensitive facts, disclosure
stake building, shareholding threshold, three percent, disclosure of shareholdings > disclosure of significant shareholdings, duty to disclose
mandatory bid, public bid, tender offer, hostile takeover > public takeover offer, obligation to make an offer
squeeze-out, squeezeout > invalidation of remaining equity securities
going public, ipo, initial public offering > public offer, prospectus, admission to trading
offering document, securities prospectus > prospectus
kid, kiid, priips, factsheet > key information document
mifid, fidleg, finsa > financial services
retail customer, private customer, small investor, layperson > retail clients
sophisticated investor, accredited investor, hnwi > professional clients, qualified investors
opting out of protection, change of client category > opting out, client segmentation
suitability test, risk profile, investment goals, know your product > suitability, appropriateness test
robo advice, financial advice > investment advice, personal recommendations
best price > best execution
retrocession, kickback, trailer fee, inducement, finder's fee > compensation from third parties
relationship manager, rm, bank adviser, client advisor > client adviser, register of advisers
client complaint, mediator for bank clients, banking ombudsman > ombudsman's office, mediation
point of sale documents, client file, get my file from the bank > surrender of documents, documentation
certificate product > structured products
high-frequency trading, algo trading > algorithmic trading
short selling > short sales
insurance company, private insurance, insurance carrier > insurance undertaking
insurance agent, insurance broker > insurance intermediary
policyholder protection > tied assets
sst, solvency ii > swiss solvency test
actuary > responsible actuary
policyholder, policy holder > insured persons
`;
