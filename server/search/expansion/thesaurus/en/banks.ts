/** English words of banks, their capital, their customers and their insolvency. */
export const banks = `
banking licence, licensing, licence application, set up a bank, start a bank > authorisation, licence
permit > authorisation, licence
fintech licence, banking licence light, payment institution, e-money, emoney, sandbox > persons under article 1b, promotion of innovation
fintech, startup > promotion of innovation
savings, bank balance, credit balance, money in the bank > deposits, privileged deposits
deposit insurance, deposit protection, deposit guarantee, esisuisse > depositor protection, protected deposits
saver, account holder > depositor, client
small bank, regional bank > categories 4 and 5
small banks regime, small bank relief > simplifications, particularly liquid and well-capitalised banks
big bank, too big to fail, tbtf, g-sib, d-sib, gsib, dsib, major bank > systemically important bank
state bank, cantonal guarantee, kantonalbank > cantonal bank
private bank > private bankers
postal bank, postfinance > postal services, bank
bank failure, bank collapse, failed bank, bank goes bust > bankruptcy, insolvency, restructuring
broke, bust > bankruptcy, insolvency
bank run, deposit flight > moratorium, liquidity
bailout, rescue, public bailout > state aid, restructuring, public sector assistance
public liquidity backstop, plb, emergency liquidity, lender of last resort, ela > default guarantee, liquidity assistance loans
resolution plan, recovery plan > emergency plan, stabilisation plan
bank resolution, orderly market exit > liquidation, restructuring
bank recovery, reorganisation, turnaround > restructuring proceedings, restructuring plan
administrator in bankruptcy, insolvency administrator > liquidator, bankruptcy liquidator
payout of deposits, get my deposit back, refund of deposits > privileged deposits, disbursement, protected deposits
creditor ranking, order of creditors, who is paid first, priority of claims > schedule of claims, ranking
proof of debt, lodge claims > notice of claims, call to creditors
claw back, avoidance action, voidable preference, actio pauliana > avoidance, challenge of transactions
insolvency estate, bankrupt's estate > bankruptcy estate
stay on termination, temporary stay, close-out, closeout, early termination > postponement of termination rights
moratorium on payments, payment stop, payment freeze > deferment, moratorium
protective order, interim measures bank > protective measures
bridge institution, bad bank, good bank > bridge bank, transfer to other entities
illiquid, over-indebted balance sheet > overindebtedness, liquidity problems
bail-in, bailin, debt-to-equity swap, haircut > reduction of claims, conversion
tlac, mrel, gone concern > bail-in bonds, additional loss-absorbing funds
coco, contingent convertible, contingent capital > convertible capital, write-down
write-off bond, wiped out bonds > write-off, point of non-viability
trigger, ponv > trigger event, point of non-viability
equity capital, equity cushion, capital ratio, solvency ratio > own funds, capital adequacy, eligible capital
hard core capital, cet1, common equity > core capital, common equity tier 1
at1, additional tier 1 bond > additional tier 1 capital
lower tier 2, tier 2 bond > supplementary capital
minimum own funds, pillar 1 > minimum capital, required capital
pillar 2, capital add-on, extra capital > additional capital
capital cushion, conservation buffer > capital buffer, own funds
ccyb, anti-cyclical buffer, sectoral buffer > countercyclical buffer
rwa, risk assets > risk-weighted exposures, risk-weighted assets
leverage, debt ratio, gearing > leverage ratio
goodwill, intangible > deductions from cet1 capital
retained profits, undistributed profits > retained earnings, disclosed reserves
hybrid instrument, perpetual bond > capital instrument, open-ended
internal model, model approval > irb, model-based approach
standard method, standardised method > standardised approach
credit rating, rating of borrower > external ratings, rating agencies
moody's, standard and poor's, fitch, ecai > rating agencies
default risk, credit loss, borrower default > credit risk
counterparty default > counterparty credit risk
op risk, operational losses, human error, system failure > operational risk
trading portfolio, prop trading, proprietary trading > trading book
price swing, price fluctuation > market risk, volatility
currency risk, fx risk > foreign exchange exposures
netting agreement, set-off agreement > netting
asset-backed security, abs, securitised loans > securitisation
off-balance, offbalance, contingent liabilities, loan commitment > off-balance sheet, irrevocable commitments
lombard, margin loan, loan against securities > lombard loan
mortgage, home loan, house loan, property loan > mortgage-backed claim, mortgage-backed exposures
buy-to-let, buytolet, investment property, rental property > residential real estate, rented
amortisation, repay the mortgage, loan-to-value, loantovalue, ltv > minimum requirements mortgage financing, lending value
pfandbrief > pfandbrief bonds, covered bonds
large exposure, concentration, cluster risk, lump risk, single-name limit > risk diversification, risk concentrations
group of connected clients, connected clients, related clients, connected borrowers > groups of affiliated counterparties
limit breach, exceed the limit, exceeding the limit > upper limit breaches
regulatory reporting, capital report > capital adequacy reporting
pillar 3, public disclosure, market discipline > disclosure, publish information on risks
group-wide, groupwide, consolidated figures, scope of group > consolidation requirement, financial group
joint venture bank, minority stake > financial interests, consolidation
lcr, nsfr, liquidity buffer, liquid funds > liquidity, liquidity ratio
hqla, liquid assets > high-quality liquid assets
funding ratio, stable funding > net stable funding ratio, refinancing
irrbb > interest rate risks
scenario analysis > stress tests
bank secrecy > professional confidentiality, professional secrecy
leak bank data, sell client data, stolen bank data > professional confidentiality, confidential information
dormant account, lost account, forgotten account, unclaimed assets, heirless account > dormant assets
insider loan, loan to director, related party loan > loans to members of governing bodies, loans to significant shareholders
major shareholder, qualifying holding, qualifying shareholder, ten percent stake > qualified participation
change of control, bank takeover, foreign buyer > acquisition, foreign control
foreign-owned, foreignowned > foreign controlled banks, foreign control
branch office > branch
rep office, representative office > representation
board of directors, senior management, c-suite, csuite, top management > governing body, executive management
separation of functions, two-tier board > strategic management, governing body
fit and proper, good reputation, propriety > guarantee of irreproachable business conduct
articles of a bank, bylaws, statutes > articles of association, organisational regulations
executive pay, ceo pay, manager pay, banker pay > remuneration
bonus, incentive pay, variable pay, deferred pay > variable remuneration
malus, clawback, clawback of bonus > variable remuneration, reduction
ics, internal controls, three lines > internal control system
cro, risk function, chief risk officer > risk management, risk control
first line of defence, second line of defence > risk control, compliance
outsourcing, outsourced function > delegation, significant functions
bcm, business continuity, disaster recovery, bcp > business continuity management, operational resilience
cyberattack, hacker, cyber incident, ddos > cyber risk, breach of data security
it outage, system outage > critical functions, operational resilience
balance sheet, annual accounts, year-end accounts > annual financial statements
quarterly figures, half-year accounts > interim financial statements
accounting rules, gaap, ifrs, bookkeeping > accounting standards
loan loss provision, impairment > value adjustments
bank charges, account fee > fees
lend, loan, borrow > credit
customer deposits business, accept money from the public, crowdfunding > deposits from the public, accepting deposits
advertise deposits, call itself bank, use of the word bank > term bank, advertise
payment card, credit card, debit card > means of payment, payment services
atm, cash machine, cash supply > means of payment, cash
digital franc, cbdc > means of payment, monetary policy
single bank exposure rule, loan to one customer > lending to a single customer
false advertising by a bank, aggressive marketing > misleading advertising
share client data with foreign parent, data to parent bank > information to parent companies
crypto custody, crypto in bankruptcy, keep crypto for clients > crypto-based assets, custody assets
annual report of a bank, publish accounts > publication, annual report
functions that matter to the economy, systemic importance > systemically important functions
emergency capital increase, conditional capital, shelf capital > reserve capital, convertible capital
raiffeisen > cooperative banks, participation capital
savings account, savings book, passbook > savings deposits
contract cannot be terminated in crisis > postponement of the termination of contracts
shareholders wiped out, write-down of shares > capital measures, reduction of share capital
creditors reject the plan, vote on the plan > rejection of the restructuring plan
creditor assembly > creditors meeting, creditors committee
foreign bankruptcy, recognise foreign insolvency > recognition of foreign bankruptcy decrees and measures
full disclosure, partial disclosure > scope of disclosure obligations
quarterly disclosure, publication deadline > time and deadlines of publication
reclassify, switch books > reclassification, trading book, banking book
desk > trading desk, internal risk transfer
mark-to-market, mark-to-model, fair value > prudent valuation, market prices
agio > share premium, reserves
software as asset, capitalised software > software, intangible assets
op risk losses > business indicator, loss component
repo, securities lending, sft > securities financing transactions
`;
