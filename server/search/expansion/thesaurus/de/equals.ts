/** German names that mean the same. */
export const equals = `
finma, eidgenössische finanzmarktaufsicht
snb, schweizerische nationalbank
esbk, eidgenössische spielbankenkommission
estv, eidgenössische steuerverwaltung
barmittel, barbetrag
internet, elektronisch, online
selbständig, selbstständig
unselbständig, unselbstständig
efd, eidgenössisches finanzdepartement
edi, eidgenössisches departement des innern
bak, bundesamt für kultur
ejpd, eidgenössisches justiz- und polizeidepartement
publizieren, veröffentlichen
publikation, veröffentlichung
vsb, standesregeln zur sorgfaltspflicht der banken
`;
