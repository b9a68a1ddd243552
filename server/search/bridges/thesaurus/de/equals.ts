/** German words of names that are written for each other. */
export const equals = `
finma, eidgenössische finanzmarktaufsicht
snb, schweizerische nationalbank
esbk, eidgenössische spielbankenkommission
estv, eidgenössische steuerverwaltung
barmittel, barbetrag
internet, elektronisch, online
`;
