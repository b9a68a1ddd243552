import { interfaceLanguageCodes } from '../../contract/languages.ts';
import { emptyTrie, type WordTrie } from './citation-tokens.ts';
import {
  addSpelledName,
  type KnownAct,
  type KnownActIndex,
  type KnownName,
  withGenitive,
  withIssuerFirst,
} from './name-index.ts';
import { sourceNumberKeys } from './source-number.ts';

/*
 * One act a line: its number; its abbreviations in German, French, Italian and English; other names.
 *
 * What stands here: federal acts and regulations of the EU that lawyers of financial institutions cite. Abbreviations
 * are those of the classified compilation or of the Official Journal; other names are short titles of the act and
 * abbreviations in common use. A new line names its source in the commit that adds it. Not here: abbreviations that
 * mean something else beside a number (ISO 20022, ISA 315, IFR 9) or alone (AIA, in German the automatic
 * exchange of information), and drafts.
 */
const federalActs = `
101 | BV | Cst. | Cost. | Cst. | Bundesverfassung, Constitution fédérale, Costituzione federale, Federal Constitution
172.021 | VwVG | PA | PA | APA | Verwaltungsverfahrensgesetz
173.110 | BGG | LTF | LTF | BGG | Bundesgerichtsgesetz
173.32 | VGG | LTAF | LTAF | VGG | Verwaltungsgerichtsgesetz
210 | ZGB | CC | CC | CC | Zivilgesetzbuch, Code civil, Codice civile
220 | OR | CO | CO | CO | Obligationenrecht, Code des obligations, Codice delle obbligazioni, Code of Obligations
221.229.1 | VVG | LCA | LCA | VVG | Versicherungsvertragsgesetz
221.301 | FusG | LFus | LFus | MergA | Fusionsgesetz, loi sur la fusion, legge sulla fusione, Merger Act
221.302 | RAG | LSR | LSR | AOA | Revisionsaufsichtsgesetz
235.1 | DSG | LPD | LPD | FADP | Datenschutzgesetz, loi sur la protection des données, legge sulla protezione dei dati
235.11 | DSV | OPDo | OPDa | DPO | Datenschutzverordnung
241 | UWG | LCD | LCSl | UCA
251 | KG | LCart | LCart | CartA | Kartellgesetz, loi sur les cartels, legge sui cartelli, Cartel Act
272 | ZPO | CPC | CPC | CPC | Zivilprozessordnung
281.1 | SchKG | LP | LEF | DEBA
291 | IPRG | LDIP | LDIP | PILA
311.0 | StGB | CP | CP | SCC | Strafgesetzbuch, Code pénal, Codice penale, Criminal Code
312.0 | StPO | CPP | CPP | CrimPC | Strafprozessordnung
313.0 | VStrR | DPA | DPA | ACLA
642.11 | DBG | LIFD | LIFD | DBG
642.14 | StHG | LHID | LAID | StHG
642.21 | VStG | LIA | LIP | VStG | Verrechnungssteuergesetz
641.10 | StG | LT | LTB | StG
641.20 | MWSTG | LTVA | LIVA | MWSTG | Mehrwertsteuergesetz
831.40 | BVG | LPP | LPP | OPA
831.441.1 | BVV 2 | OPP 2 | OPP 2 | OPO 2 | BVV2, OPP2
946.231 | EmbG | LEmb | LEmb | EmbA | Embargogesetz, loi sur les embargos, legge sugli embarghi, Embargo Act
950.1 | FIDLEG | LSFin | LSerFi | FinSA | Finanzdienstleistungsgesetz, loi sur les services financiers, legge sui servizi finanziari, Financial Services Act
950.11 | FIDLEV | OSFin | OSerFi | FinSO | Finanzdienstleistungsverordnung
951.11 | NBG | LBN | LBN | NBA | Nationalbankgesetz, loi sur la Banque nationale, legge sulla Banca nazionale, National Bank Act
951.131 | NBV | OBN | OBN | NBO | Nationalbankverordnung
951.31 | KAG | LPCC | LICol | CISA | Kollektivanlagengesetz, loi sur les placements collectifs, legge sugli investimenti collettivi, Collective Investment Schemes Act
951.311 | KKV | OPCC | OICol | CISO | Kollektivanlagenverordnung
951.312 | KKV-FINMA | OPCC-FINMA | OICol-FINMA | CISO-FINMA
952.0 | BankG | LB | LBCR | BA | BkG, BankA, Bankengesetz, loi sur les banques, legge sulle banche, Banking Act
952.02 | BankV | OB | OBCR | BO | BkV, Bankenverordnung, ordonnance sur les banques, ordinanza sulle banche, Banking Ordinance
952.022.2 | OffV-FINMA | OPub-FINMA | OPub-FINMA | OffV-FINMA
952.024.1 | RelV-FINMA | OEPC-FINMA | OAPC-FINMA | RelV-FINMA
952.03 | ERV | OFR | OFoP | CAO | Eigenmittelverordnung, ordonnance sur les fonds propres, ordinanza sui fondi propri, Capital Adequacy Ordinance
952.031.11 | HBEV-FINMA | OPFP-FINMA | OPFP-FINMA | HBEV-FINMA
952.033.11 | LROV-FINMA | OLRO-FINMA | OLRO-FINMA | LROV-FINMA
952.033.21 | KreV-FINMA | OCré-FINMA | OCre-FINMA | KreV-FINMA
952.05 | BIV-FINMA | OIB-FINMA | OIB-FINMA | BIO-FINMA
952.06 | LiqV | OLiq | OLiq | LiqO | Liquiditätsverordnung, ordonnance sur les liquidités, ordinanza sulla liquidità, Liquidity Ordinance
954.1 | FINIG | LEFin | LIsFi | FinIA | Finanzinstitutsgesetz, loi sur les établissements financiers, legge sugli istituti finanziari, Financial Institutions Act
954.11 | FINIV | OEFin | OIsFi | FinIO | Finanzinstitutsverordnung
954.111 | FINIV-FINMA | OEFin-FINMA | OIsFi-FINMA | FinIO-FINMA
955.0 | GwG | LBA | LRD | AMLA | Geldwäschereigesetz, loi sur le blanchiment d'argent, legge sul riciclaggio di denaro, Anti-Money Laundering Act
955.01 | GwV | OBA | ORD | AMLO | Geldwäschereiverordnung, ordonnance sur le blanchiment d'argent, ordinanza sul riciclaggio di denaro, Anti-Money Laundering Ordinance
955.021 | GwV-ESBK | OBA-CFMJ | ORD-CFCG | GwV-ESBK
955.033.0 | GwV-FINMA | OBA-FINMA | ORD-FINMA | AMLO-FINMA
956.1 | FINMAG | LFINMA | LFINMA | FINMASA | Finanzmarktaufsichtsgesetz, loi sur la surveillance des marchés financiers, legge sulla vigilanza dei mercati finanziari, Financial Market Supervision Act
956.122 | FINMA-GebV | Oém-FINMA | Oem-FINMA | FINMA-GebV
957.1 | BEG | LTI | LTCo | FISA | Bucheffektengesetz, loi sur les titres intermédiés, legge sui titoli contabili, Intermediated Securities Act
958.1 | FinfraG | LIMF | LInFi | FinMIA | Finanzmarktinfrastrukturgesetz, loi sur l'infrastructure des marchés financiers, legge sull'infrastruttura finanziaria, Financial Market Infrastructure Act
958.11 | FinfraV | OIMF | OInFi | FinMIO | Finanzmarktinfrastrukturverordnung
958.111 | FinfraV-FINMA | OIMF-FINMA | OInFi-FINMA | FinMIO-FINMA
961.01 | VAG | LSA | LSA | VAG | Versicherungsaufsichtsgesetz, loi sur la surveillance des assurances, legge sulla sorveglianza degli assicuratori, Insurance Supervision Act
961.011 | AVO | OS | OS | AVO | Aufsichtsverordnung
`;

const unionActs = `
32002R1606 | IAS-VO | IAS-VO | IAS-VO | IAS-VO
32004L0039 | MiFID | MiFID | MiFID | MiFID | MiFID I
32007L0064 | PSD | DSP | PSD | PSD
32009L0065 | OGAW-RL | OPCVM | OICVM | UCITS | OGAW, UCITS IV, UCITS V
32009L0138 | Solvency II | Solvabilité II | Solvibilità II | Solvency II | Solvabilität II
32011L0061 | AIFMD | AIFMD | AIFMD | AIFMD
32012R0648 | EMIR | EMIR | EMIR | EMIR
32013L0036 | CRD | CRD | CRD | CRD | CRD IV, CRD V, CRD VI
32013R0575 | CRR | CRR | CRR | CRR | CRR I, CRR II, CRR III, CRR2, CRR3, Capital Requirements Regulation
32014L0049 | DGSD | DGSD | DGSD | DGSD
32014L0057 | CSMAD | CSMAD | CSMAD | CSMAD | MAD II
32014L0059 | BRRD | BRRD | BRRD | BRRD | BRRD I, BRRD II
32014L0065 | MiFID II | MiFID II | MiFID II | MiFID II | MiFID 2, MiFID2
32014R0596 | MAR | MAR | MAR | MAR | Marktmissbrauchsverordnung, Market Abuse Regulation
32014R0600 | MiFIR | MiFIR | MiFIR | MiFIR
32014R0806 | SRMR | SRMR | SRMR | SRMR
32014R0909 | CSDR | CSDR | CSDR | CSDR
32014R1286 | PRIIP-VO | PRIIPs | PRIIPs | PRIIPs | PRIIP, PRIIPS
32015L0849 | AMLD | AMLD | AMLD | AMLD | AMLD4, AMLD IV, 4AMLD
32015L2366 | PSD2 | DSP2 | PSD2 | PSD2 | PSD II
32015R2365 | SFTR | SFTR | SFTR | SFTR
32016L0097 | IDD | DDA | IDD | IDD
32016R0679 | DSGVO | RGPD | RGPD | GDPR | DS-GVO, Datenschutz-Grundverordnung, General Data Protection Regulation
32016R1011 | BMR | BMR | BMR | BMR
32018L0843 | AMLD5 | AMLD5 | AMLD5 | AMLD5 | AMLD V, 5AMLD
32019L2034 | IFD | IFD | IFD | IFD
32019R2088 | SFDR | SFDR | SFDR | SFDR
32022L2464 | CSRD | CSRD | CSRD | CSRD
32022L2555 | NIS-2 | NIS 2 | NIS 2 | NIS 2 | NIS2
32022R2554 | DORA | DORA | DORA | DORA
32023R1114 | MiCAR | MiCA | MiCA | MiCAR | MiCA
32024L1640 | AMLD6 | AMLD6 | AMLD6 | AMLD6 | 6AMLD
32024L1760 | CSDDD | CSDDD | CSDDD | CSDDD | CS3D
32024R1624 | AMLR | AMLR | AMLR | AMLR
32024R1689 | KI-VO | AI Act | AI Act | AI Act
`;

/** The acts of a table. */
function actsOf(table: string): KnownAct[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [sourceNumber = '', DE = '', FR = '', IT = '', EN = '', others = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return {
        sourceNumber,
        short: { DE, FR, IT, EN },
        others: others.split(', ').filter((name) => name !== ''),
      };
    });
}

const acts: readonly KnownAct[] = [...actsOf(federalActs), ...actsOf(unionActs)];

/** The names and numbers of the known acts. */
export const knownActs: KnownActIndex = {
  names: namesOf(acts),
  numbers: new Map(
    acts.flatMap((act) =>
      sourceNumberKeys(act.sourceNumber)
        .slice(0, 1)
        .map((key) => [key, act]),
    ),
  ),
};

function namesOf(all: readonly KnownAct[]): WordTrie<KnownName> {
  const names: WordTrie<KnownName> = emptyTrie();
  for (const act of all) {
    const own = interfaceLanguageCodes.map((language) => ({ name: act.short[language], language }));
    for (const { name, language } of [...own, ...act.others.map((name) => ({ name, language: undefined }))])
      for (const spelled of [...withIssuerFirst(name), ...withGenitive(name).slice(1)])
        addSpelledName(names, { act, name, spelled, language });
  }
  return names;
}
