/** English words of the state: federation, cantons, parliament, government, courts. */
export const state = `
country name, many cantons, official name of switzerland, list of cantons > swiss confederation
purpose of the state, national goals, prosperity > aims, common welfare
sovereignty, residual powers, states' rights > cantons are sovereign, autonomy of the cantons
national language, minority language, fourth language, mother tongue > languages, official languages
rhaeto-romanic, rhaetoromanic, rumantsch > romansh
legal state, constitutional state > rule of law
lowest level, bottom-up, bottomup, decentralised government > subsidiarity
division of tasks, whoever pays decides, he who pays the piper > allocation and fulfilment of state tasks, collective body that bears the costs
public service, basic service, universal service > universally provided services
state, province > canton
town, municipality, city, village, local council, local government > commune
metropolitan area, agglomeration, mountain area > cities and urban areas, mountain regions
concordat, treaty between cantons, inter-cantonal treaty > intercantonal agreements
federal law breaks cantonal law, primacy, supremacy, pre-empt, preempt > precedence of federal law
enforce federal law, execution of federal law > implementation of federal law
cantons have a say, consult the cantons > participation in federal decision-making
consultation process, vernehmlassung, hearing of interested parties, lobby groups heard > consultation procedure
federal intervention, riot, unrest, uprising, civil war > constitutional order, public order is disrupted
canton border, merge cantons, new canton, change canton, split a canton, secession, secede > territory of the cantons, number of cantons
foreign affairs, foreign policy, diplomacy, diplomats > foreign relations
international agreement, bilateral agreement, ratify a treaty > international treaties
un, uno, united nations membership > accession to the united nations
join the eu, eu membership, nato, join nato > collective security, supranational communities, accession
stay out of wars > neutrality
human rights abroad, development aid, foreign aid > alleviation of need and poverty
army, military, recruit, soldier, conscription > armed forces, military service
alternative service, community service instead of army, conscientious objector > alternative civilian service
women in the army, women serve > military service voluntary for swiss women
air-raid shelter, bunker, disaster relief, civil protection > civil defence, disasters and emergencies
mobilisation, call up troops > active service, mobilising the armed forces
commander of army > commander-in-chief
police, public order, intelligence service, homeland security > internal security
government, cabinet > federal council
minister, cabinet member, federal councillor > member of the federal council
number of ministers, how many ministers > federal council has seven members
prime minister, head of state, head of government, swiss president > president of the confederation
ministry, government department > departments, federal administration
joint decision of ministers, speak with one voice, collective decision, decide together > principle of collegiality
chancery > federal chancellor, federal chancellery
magic formula, regional balance > geographical and language regions represented
emergency powers, emergency decree, necessity law, notrecht > ordinances, threats of serious disruption
emergency law, urgent law, fast-track law > emergency legislation, emergency federal acts
government plan, goals of the government, government programme > government policy, objectives
propose a bill, bill, government bill, draft bill > right to initiate legislation, drafts
regulation by government, executive order, implementing ordinance > ordinances, law-making
parliament, lawmakers > federal assembly
member of parliament, mp, deputy, parliamentarian > members of the federal assembly
house of cantons, upper house, senate, second chamber, small chamber > council of states
lower house, house of representatives, large chamber > national council
number of seats, distribution of seats, seat allocation, how many mps > seats allocated to the cantons, representatives of the people
parliamentary election, general election, pr system > election of the national council, proportional representation
speaker of parliament, chair of the council > presidency, president from its members
parliamentary session, sitting > sessions, convene
parliamentary inquiry, select committee, puk > parliamentary committees
joint session > united federal assembly, joint proceedings
chambers disagree, resolve differences > separate proceedings, disagreement between the councils
present members, enough members > quorum, quorate
open session, parliament debates, parliamentary debate, visitors in parliament > meetings of the councils, held in public
parliamentary motion, postulate, bill by a member > right to submit initiatives and motions
free mandate, lobbying, lobbyist, vested interests > prohibition of voting instructions, links to interest groups
parliamentary privilege, cannot be sued for speech > immunity
watch over the government, parliamentary control, check the government, control of the government > oversight
check whether laws work, evaluation of laws, impact of laws, effectiveness of laws > evaluation of effectiveness
important rules must be in a law, delegation of law-making > form of a federal act, binding legal rules
simple decree, type of decree > federal decree
chosen, nominate > elect, election, appointment
how long in office, years in office > term of office
run for office, candidate, stand for election > eligibility for election
hold two offices, double mandate > incompatibility
cantonal court > cantonal judicial authorities
conflict between authorities, who decides disputes between authorities > conflicts of jurisdiction
disputes between cantons, canton sues canton > jurisdiction of the federal supreme court
basic law, grundgesetz > federal constitution
census, population count > statistical data, official registers
democracy > democratic constitution
treaties with other countries > relations between the cantons and foreign states
sit in parliament, sit in both councils > incompatibility
become a minister, become federal councillor > eligibility for election, elected to the federal council
earthquake, avalanche, catastrophe, natural disaster > disasters and emergencies
two chambers, bicameral > two councils, chambers
`;
