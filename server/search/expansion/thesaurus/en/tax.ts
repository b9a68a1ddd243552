/** English words of taxes, duties and public money. */
export const tax = `
tax return, tax form, file taxes > tax declaration, assessment
taxman, irs, tax office, inland revenue > tax authority, federal tax administration
tax bill, tax demand, tax notice > assessment ruling, tax assessed
taxable person, taxpayer > liable to pay tax, tax liability
tax-free, taxfree > exemption, exempt from tax
tax holiday, tax break, tax privilege, tax advantage > tax concessions, tax benefits, tax relief
tax deductible > deductions, tax allowances
tax evasion, tax fraud, tax cheat > evasion
tax crime > tax offences, evasion
voluntary disclosure, self-denunciation, selfdenunciation, amnesty > voluntary self-disclosure, exempt from punishment
back tax, reassessment, tax arrears > supplementary tax
tax dodging, profit shifting, tax avoidance > unjustified tax benefits
tax bracket, tax progression, bracket creep, cold progression > tax scales, tax rates, increased tax burden due to inflation
tax ceiling, highest tax rate, maximum tax rate > tax maximum per cent
fair taxation, ability to pay, tax justice, no taxation without law > principles of taxation, taxation according to ability to pay
flat tax, everyone pays tax > universality and uniformity of taxation
vat, sales tax, mwst, tva, iva, consumption tax on goods > value added tax
vat rate, reduced vat > rate of value added tax, standard rate, reduced rate
hotel, hotel tax, overnight stay, hotel rate > accommodation services
income tax > direct federal tax, direct taxes
corporate tax, company tax, business tax, profit tax, taxes on profit of companies > net profit of legal entities, direct taxes
global minimum tax, pillar two, oecd tax, minimum tax, multinational, top-up tax > special taxation of large corporate groups
capital gain, speculative gain > profits from sale, movable private assets
wealth tax, property tax, net worth tax > direct taxes
tax competition, low-tax canton > tax competitiveness of the cantons, tax harmonisation
imputed rent, own-home rental value > rental value
tax at source, payroll tax > withholding tax
anticipatory tax, dividend tax, interest tax, verrechnungssteuer > withholding tax
securities transfer tax, transfer stamp tax, issuance tax, transaction tax, umsatzabgabe > stamp duty
tobacco tax, cigarette, cigar, vaping > tobacco
beer tax, brewery, spirits tax, liquor tax > special consumption taxes, distilled spirits
petrol, gasoline, diesel, fuel tax, petroleum tax, mineral oil tax > consumption tax on motor fuels, mineral oils
kerosene, jet fuel > aviation fuels
electric car, e-car, ecar, ev, battery car > motor vehicles powered by means other than fuels
car tax, automobile duty > automobiles and their parts
excise, excise duty > special consumption taxes
import duty, import tariff, tariff, border tax > customs duties
road toll, motorway toll > charge for the use of the national highways, motorway charge, heavy vehicle charge
lorry, truck, hgv, lsva, juggernaut > heavy vehicle charge, goods traffic
double taxation, taxed twice > intercantonal double taxation
cantonal share, share of federal tax, cut of the revenue > allocated to the cantons, gross revenue
prohibited cantonal taxes > exclusion of cantonal and communal taxation
fiscal equalisation, transfer payments, nfa, rich cantons, poor cantons, subsidising poor cantons > equalisation of financial resources and burdens
debt brake, balanced budget, budget deficit, overspending, public debt, deficit, national debt, state debt, government debt > income and expenditure in balance, ceiling for total expenditure
state budget, public spending, government spending, national accounts > budget, expenditure of the confederation, federal accounts
spending cap, credit line of the state > spending ceilings, guarantee credits
spirits, alcohol, schnapps, liquor, booze > alcoholic beverages, distillation
military exemption tax, wehrpflichtersatz, unfit for service > liable to pay a tax, military or alternative service
inflation adjustment > indexation, price trends
aeoi, automatic exchange, crs, fatca > automatic exchange of information
tax treaty, dta, dba > double taxation agreement
church tax > church and state
married couple tax, marriage penalty > married couples, joint taxation
dividend received, holding privilege > participation relief, net income from participations
lump-sum taxation, forfait, expenditure-based taxation > taxation according to expenditure
child deduction, childcare costs, babysitting costs > deductions, childcare by third parties
commuting costs, work expenses, travel expenses > professional expenses
pillar 3a, third pillar > private pension schemes
second pillar > occupational pension scheme
first pillar, ahv, ohasi, avs > old-age and survivors insurance
tax refund, overpaid tax > refund
deferral of tax > remission, payment facilities
tax residence > tax domicile, residence
vignette, motorway sticker > charge for using the national highways
spouses taxed together, joint filing, couple taxed > spouses, registered partners
inherited tax debt, taxes of the deceased > tax succession
liable for taxes of spouse > joint liability for tax
employee shares, stock option, esop, share plan > employee participation
perk, fringe benefit, company car, benefits in kind > income from employment, non-cash benefits
sideline income, gig work, freelance income > income from self-employment
interest income, dividend income, investment income, coupon > income from movable assets
rental income, letting income > income from immovable property
pension payout > income from pension provision, annuities
lottery win, jackpot, prize money > gambling winnings
alimony, child support, maintenance > maintenance contributions
donation received, wedding present > tax-exempt income, gifts
donation, give to charity > voluntary contributions, charitable
mortgage interest > interest on debt
repair costs, renovation, house maintenance > maintenance costs, private assets
home office, canteen > professional expenses
wear and tear > depreciation
loss carryforward, offset losses > losses, previous tax periods
household expenses, non-deductible > non-deductible costs
child allowance tax, family deduction > social deductions
lump-sum payout, capital withdrawal, cash out pension > capital benefits from pension provision
company restructuring tax, tax-neutral merger > reorganisation, hidden reserves
move the company abroad, exit tax > end of tax liability, hidden reserves
tax-exempt charity, church exempt, tax-exempt foundation > exempt from tax liability
thin capitalisation, shareholder loan > hidden equity
hidden profit, constructive dividend > hidden profit distribution
bribes deductible, fines deductible > business-related expenses
foreign artist, foreign athlete, speaker fee > artists sportspersons and speakers
non-resident director, foreign board member > members of the board of directors, tax at source
tax confidentiality, tax secret > duty of secrecy
look at tax file > inspection of files, taxpayer
tax expired, tax time-barred > prescription of the right to assess
wage slip, payslip > salary certificate, certification obligation
bank statement for the taxes, bank certificate > certification obligation of third parties
estimated taxes, estimate by the authority, best judgement > discretionary assessment
contest tax bill, appeal tax assessment, tax objection > objection, assessment ruling
miscalculation, typo in ruling, calculation error > correction of calculation errors
new facts, reopen the case, reopen a ruling > revision, grounds for revision
undeclared income, forgotten income, undeclared money > supplementary tax, evasion
tax inventory, inventory at death > inventory obligation
pay in instalments, payment plan, cannot afford tax > payment facilities
tax waiver, tax forgiveness > remission of tax
tax refund claim, paid too much tax > reclaim of taxes paid
tax security, flight risk taxpayer > provision of security, attachment
aiding tax evasion, help evade taxes, accomplice > incitement aiding and abetting
forged tax documents, false balance sheet > tax fraud, forged documents
employer keeps the withholding tax > misappropriation of tax at source
tax raid, tax investigators > special investigation measures
`;
