/** English words of work and social security. */
export const work = `
worker, staff, personnel, workforce > employee
boss, company head > employer
wage, pay, paycheck > salary
equal wages, gender pay gap, equal salary, women paid less > equal pay for work of equal value
minimum wage > salary, fair conditions
dismissal, firing, sacked, laid off, redundancy > termination of employment
resign, quit, give notice > termination, period of notice
summary dismissal, instant dismissal, fired on the spot > termination with immediate effect
trial period, probationary period > probation period
vacation, annual leave, paid leave > holidays
bank holiday, public holiday, first of august, national holiday > national day
sick leave, illness, sickness > incapacity for work
sick pay, continued pay > continued payment of salary
work certificate, job reference, testimonial > employment reference
non-compete, noncompete, restraint of trade, garden leave > prohibition of competition
pregnancy, maternity leave, parental leave, childbirth, paternity leave > maternity, maternity insurance
child benefit, family benefit, family allowance > child allowances
pension fund, retirement, pension > occupational pension, old-age
old-age pension, state pension, retirement age > old-age and survivors insurance, reference age
13th pension, amount of pension, highest pension, lowest pension > maximum pension, minimum pension
three-pillar system, retirement provision > three pillars, pension provision
widow, orphan > survivors
bvg, lpp, company pension, pension scheme > occupational pension scheme, pension institution
disability pension, disability insurance, iv > invalidity insurance, invalidity benefits
top-up benefit, pension too low > supplementary benefits
home care, spitex, old people, seniors, senior citizens > elderly people
return to work, reintegration of disabled > rehabilitation of people eligible for invalidity benefits
industrial action, walkout > strikes, right to strike, trade associations
lockout > lock outs
civil servant, government employee, public servant > federal employees, federal administration
unemployed, jobless, dole, jobseeker, lose a job, job loss, unemployment benefit, unemployment pay > unemployment insurance, compensation for loss of earnings
job agency, job centre, temp agency, headhunter > recruitment services
trade union, labour union, staff association > professional associations
collective bargaining, cba, collective agreement, collective labour agreement, gav > collective employment agreements
working hours, overtime, night work, sunday work, safety at work > protection of employees
labour law, employment law > employment, employer and employee
freelancer, self-employed, selfemployed, own boss > self-employed persons
accident at work, suva > accident insurance
loss of earnings, eo, conscript pay > compensation for loss of income
cross-border worker, frontier worker > cross-border commuters
severance pay, golden parachute, golden handshake, golden hello > severance, governing officers
fat cat, minder initiative, say on pay, shareholder vote on pay > total amount of all remuneration, general meeting
mobbing, bullying, harassment > personality of the employee
apprentice, apprenticeship, vocational school > vocational and professional education and training
job training, adult education, lifelong learning > continuing education and training
abusive dismissal, unfair dismissal, wrongful dismissal > abusive termination
dismissal while ill, dismissal while pregnant, protected period > termination at an inopportune juncture
pay scale, salary grade, pay band > salary bands
cost of living, pay rise, inflation on wages > cost-of-living adjustment
expense claim, reimbursement, mileage > reimbursement of expenses
flexitime, trust-based hours, clocking in, time sheet > working hours, recording of working time
early retirement > bridging pension
board membership outside, public office of staff > secondary employment and public offices
`;
