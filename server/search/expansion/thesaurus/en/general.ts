/** English words about the texts themselves, fees and time. */
export const general = `
come into force, effective date, entry into force, enter into force, takes effect, become effective > commencement
transition period, transitional phase, grandfathering > transitional provisions
abolish, abrogate, rescind > repeal
meaning of, terminology, glossary, counts as > definitions
territorial scope > scope of application, scope
price list > fees, amount of the fees
fee waiver, reduced fee > waive or reduce a fee
yearly, annually > every year
promptly, asap > immediately, as quickly as possible, without delay
working day, bank working day > business days
hard copy > in writing
parent company, holding company > group, group companies
overseas country > abroad
forbid, outlaw, illegal > prohibited, unlawful
allowed > permitted
build, erect > construction
tell > inform
reveal, divulge > disclose
ask > request
wrong > incorrect, false
buy > acquire, acquisition
sell > sale
spend > expenditure
crime > offence, criminal act
murder, killing > intentional homicide, violent offence
voter > eligible to vote, right to vote
pass a law > legislation, federal acts
job > employment, occupation
car > motor vehicles
baby > children
email, sms, messenger > telecommunications, electronic
`;
