/** French words of capital, risks and their disclosure; how lines are read: ../read-thesaurus.ts. */
export const capital = `
pillar 3, pilier 3, disclosure > obligations en matière de publication, publication
reporting > obligation de faire rapport
template, canevas de publication > tableaux fixes, tableaux flexibles
page web, homepage, site web > site internet
date limite de publication > délais relatifs à la publication
monnaie de publication, dollar, currency > devise
organigramme > gouvernance d'entreprise
irrbb, variation des taux > risques de taux d'intérêt
lcr, nsfr > risques de liquidités, liquidités
tlac, gone concern > capacité totale d'absorption des pertes
trading book, portefeuille de trading > portefeuille de négociation
banking book > portefeuille de la banque
reclassement, changer de portefeuille > reclassification
hedging, hedge > couverture interne, couverture externe
irt, internal risk transfer > transfert de risques interne
mark to market, valorisation > évaluation prudente, prix du marché
mark to model, modèle de valorisation > prix résultant d'un modèle
réserves de valorisation, valuation adjustment > ajustements de valeur
fourchette de prix, bid ask, spread > écart de cotation
teneur de marché > market maker
cet1, common equity, capital dur > fonds propres de base durs
tier 1 > fonds propres de base
tier 2 > fonds propres complémentaires
prime d'émission > agio
intérêts minoritaires, actionnaires minoritaires > parts minoritaires
spv, special purpose vehicle, véhicule ad hoc > société ad-hoc
ponv, non viable > survenance d'un risque d'insolvabilité
ecl, expected credit loss, perte attendue > corrections de valeur et provisions, risques de défaillance
réserves cachées, réserves occultes > réserves latentes
impôts différés, deferred tax > engagements fiscaux latents, créances fiscales latentes
software, programme informatique > logiciels
irb, modèle interne, rating interne > approche fondée sur les notations internes
effet de levier, leverage exposure, exposition totale > engagement total, leverage ratio
repo, reverse repo, prêt de titres, securities lending, sft > opérations de financement de titres, opérations de mise en pension
lombard, crédit lombard, avance sur titres > opérations de prêt de valeurs mobilières
off balance sheet > positions hors bilan
cds, credit default swap > dérivés de crédit
margin call, appel de marge > paiements de marges, accord de marge
collateral > sûretés
clearing, chambre de compensation, ccp > contrepartie centrale, membre compensateur
cash pooling > compte collectif pour la gestion de la trésorerie
dvp, règlement-livraison > livraison contre paiement
panne informatique, erreur humaine, perte opérationnelle > événement de perte, risques opérationnels
oprisk > risques opérationnels
business indicator > indicateur d'activité
historique des pertes, base de données des pertes > données internes sur les pertes
marge d'intérêt > composante intérêts et dividendes
revenus de commissions > composante services
basel, accords de bâle, bâle iii, comité de bâle > normes minimales de bâle
securitisation, abs, mbs > titrisation
rwa, actifs pondérés > positions pondérées en fonction des risques
ccyb, countercyclical buffer, coussin anticyclique > volant anticyclique
small banks regime, banques très bien capitalisées > régime des petites banques
banque de groupe étranger, filiale suisse d'une banque étrangère > banques en mains étrangères
chiffres de l'année passée > chiffres comparatifs
données publiées incompréhensibles, informations lisibles > clarté, informations publiées compréhensibles
aide publique, subvention > aide des pouvoirs publics
garantie du canton > garantie de l'état, garanties d'une collectivité publique
associés gérants > associés indéfiniment responsables
mise de fonds > apports de capital, capital de dotation
bénéfice intermédiaire > bénéfice de l'exercice en cours
gains latents, profits latents, plus-value latente > profits non réalisés
test indépendant, valider le modèle, backtesting > validé indépendamment de la négociation
comptes statutaires, comptes individuels > bouclement individuel
mandataire en titres, prêt pour compte de tiers > commissionnaire
jour de transaction > principe de la date de conclusion
dispensée de publier, publier moins > publication partielle, régime des petites banques
`;
