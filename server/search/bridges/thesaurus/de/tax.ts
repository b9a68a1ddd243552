/** German words of taxes and gaming. */
export const tax = `
steuererklärung, steuerformular > deklaration, veranlagung
steuerfrei > steuerfreie einkünfte, steuerbefreiung
steuerhinterziehung, steuerbetrug, schwarzarbeit > hinterziehung, steuervergehen
mwst, umsatzsteuer > mehrwertsteuer
quellensteuer > steuer an der quelle
lotto, toto, glücksspiel > geldspiel, lotterie
lottogewinn, spielgewinn > gewinn aus geldspiel
casino, kasino > spielbank
spielsucht > exzessives geldspiel, sozialschutz
erbschaftssteuer, schenkungssteuer > schenkung, vermögensanfall
einkommenssteuer > bundessteuer, einkommen
firmensteuer, unternehmenssteuer > gewinnsteuer, juristische person
`;
