/** English words of contracts, companies, property and family. */
export const contracts = `
company, firm, corporation > undertaking, enterprise
listed company, public company, plc > companies limited by shares listed
limited company, joint-stock company, stock corporation, ag, sa > company limited by shares
llc, ltd, gmbh, sarl > limited liability company
sole trader, sole proprietor, one-man business > sole proprietorship
customer, buyer > contracting party
vendor, supplier, contractor > third party, service provider
terms and conditions, small print, gtc > general terms
breach of contract, broken contract > contractual obligations, liability
power of attorney, proxy > representation
proxy voting, custodian vote > independent representatives of voting rights
takeover > merger
demerger, spin-off, spinoff, asset deal > merger act, transfer of assets
shareholders meeting, agm, annual meeting of shareholders > general meeting
company register, trade register, zefix > commercial register
corporate governance, directors' duties > board of directors, sustainable corporate governance
memorandum, company statutes > articles of association
pay out profits, profit distribution > dividends
share buyback > own shares
possession, owner > ownership, guarantee of ownership
tenant, rent, rental > tenancy, landlord
rent control, rent increase, eviction, notice to quit > unfair rents, unlawfully terminated leases
flat, apartment rental > leases, landlord and tenant
affordable housing, right to housing, housing shortage, social housing, cooperative housing > construction of housing, suitable accommodation
buy a house, homeowner, own home, home buyer > home ownership, ownership of apartments and houses
inheritance, heir, testament, estate of the deceased > succession
compulsory portion, forced heirship > statutory entitlement
inheritance contract > contract of succession
death of client, deceased client > heirs
prenuptial, divorce, matrimonial regime > matrimonial property
civil partnership, gay marriage, same-sex, samesex > registered partnership, right to marry
guardian, guardianship, ward > adult protection, deputyship
legal incapacity, dementia, incapable > capacity of judgement, lack legal capacity
legal age, adult age, coming of age > age of majority
domicile of company, headquarters > registered office
consumer, shopper, customer protection > consumer protection
class action > consumer organisations
antitrust, cartel, price fixing, monopoly, collusion > restraints on competition, competition policy
market power, dominant position > dominant undertakings
unfair advertising, unfair business practice, misleading advertising > unfair competition
missed deadline, late filing > restoration of the time limit
late payment, payment delay > default of the obligor, default interest
joint liability > joint and several liability
offset > set-off
transfer of a claim, cession > assignment
tort, unlawful act > civil liability
undue payment, paid by mistake > unjust enrichment
e-signature, esignature, electronic signature, digital signature, docusign > qualified electronic signature, in writing
written form, paper form > in writing
copyright, patent, trademark > intellectual property
land registry, title deed > land register
mortgage deed, schuldbrief > mortgage certificate
right to buy land, lex koller, property for foreigners > acquisition of real estate by persons abroad
charity, foundation board, non-profit, nonprofit > foundation, charitable purposes
club > association
`;
