/**
 * What clients at home commonly take: substances, the brands under which they are sold in Switzerland, and the
 * classes that an allergy may name; a few brands are of Italy, as clients of Ticino buy there. Plain facts, written
 * for this table on 22 November 2026: nobody's list was copied.
 *
 * Where each fact can be checked: names of substances in WHO's list of international nonproprietary names, classes
 * by WHO's ATC index (2026), brands in Swissmedic's list of authorised medicines and in compendium.ch. What is
 * cross-reactive, and what is not: the product information of the substance (section "Contraindications").
 */
/**
 * code | Italian | German | French | other names | classes. The code is the English name.
 */
export const substanceLines = `
paracetamol | paracetamolo | Paracetamol | paracétamol | acetaminofene, acetaminophen, Dafalgan, Panadol, Acetalgin, Tylenol, Ben-u-ron, Zolben, Perfalgan, Tachipirina |
metamizole | metamizolo | Metamizol | métamizole | Novalgin, Novalgina, Minalgin, Novaminsulfon, dipirone, noramidopirina | pyrazolones
acetylsalicylic acid | acido acetilsalicilico | Acetylsalicylsäure | acide acétylsalicylique | Aspirin, Aspirina, Aspirine, Aspirin Cardio, ASA, ASS, Aspégic, Alcacyl, Tiatral, Cardioaspirin | NSAIDs
ibuprofen | ibuprofene | Ibuprofen | ibuprofène | Brufen, Irfen, Algifor, Dismenol, Spedifen, Nurofen, Optifen, Ecoprofen, dexibuprofen, dexibuprofene, Seractil | NSAIDs
diclofenac | diclofenac | Diclofenac | diclofénac | Voltaren, Ecofenac, Inflamac, Olfen, Flector | NSAIDs
naproxen | naprossene | Naproxen | naproxène | naproxene, Proxen, Apranax, Aleve | NSAIDs
mefenamic acid | acido mefenamico | Mefenaminsäure | acide méfénamique | Ponstan, Mefenacid | NSAIDs
indometacin | indometacina | Indometacin | indométacine | Indocid | NSAIDs
ketorolac | ketorolac | Ketorolac | kétorolac | Tora-Dol | NSAIDs
meloxicam | meloxicam | Meloxicam | méloxicam | Mobicox | NSAIDs
piroxicam | piroxicam | Piroxicam | piroxicam | Felden | NSAIDs
etodolac | etodolac | Etodolac | étodolac | Lodine | NSAIDs
ketoprofen | ketoprofene | Ketoprofen | kétoprofène | Fastum | NSAIDs
celecoxib | celecoxib | Celecoxib | célécoxib | Celebrex | NSAIDs
etoricoxib | etoricoxib | Etoricoxib | étoricoxib | Arcoxia | NSAIDs
morphine | morfina | Morphin | morphine | morfine, MST Continus, Sevredol, Sevre-Long, Kapanol, Oramorph | opioids
oxycodone | oxicodone | Oxycodon | oxycodone | ossicodone, Oxycontin, Oxynorm | opioids
hydromorphone | idromorfone | Hydromorphon | hydromorphone | Palladon, Jurnista | opioids
fentanyl | fentanil | Fentanyl | fentanyl | Durogesic, Abstral, Actiq, Effentora | opioids
buprenorphine | buprenorfina | Buprenorphin | buprénorphine | Transtec, Temgesic, Subutex | opioids
tapentadol | tapentadolo | Tapentadol | tapentadol | Palexia | opioids
tramadol | tramadolo | Tramadol | tramadol | Tramal, Tradonal | opioids
codeine | codeina | Codein | codéine | | opioids
methadone | metadone | Methadon | méthadone | Ketalgin | opioids
tilidine | tilidina | Tilidin | tilidine | Valoron | opioids
pethidine | petidina | Pethidin | péthidine | | opioids
naloxone | naloxone | Naloxon | naloxone | |
phenprocoumon | fenprocumone | Phenprocoumon | phenprocoumone | Marcoumar |
acenocoumarol | acenocumarolo | Acenocoumarol | acénocoumarol | Sintrom |
rivaroxaban | rivaroxaban | Rivaroxaban | rivaroxaban | Xarelto |
apixaban | apixaban | Apixaban | apixaban | Eliquis |
edoxaban | edoxaban | Edoxaban | édoxaban | Lixiana |
dabigatran | dabigatran | Dabigatran | dabigatran | Pradaxa |
enoxaparin | enoxaparina | Enoxaparin | énoxaparine | Clexane, Inhixa | heparins
nadroparin | nadroparina | Nadroparin | nadroparine | Fraxiparine, Fraxiforte | heparins
dalteparin | dalteparina | Dalteparin | daltéparine | Fragmin | heparins
heparin | eparina | Heparin | héparine | Liquemin | heparins
fondaparinux | fondaparinux | Fondaparinux | fondaparinux | Arixtra |
clopidogrel | clopidogrel | Clopidogrel | clopidogrel | Plavix |
ticagrelor | ticagrelor | Ticagrelor | ticagrélor | Brilique |
prasugrel | prasugrel | Prasugrel | prasugrel | Efient |
dipyridamole | dipiridamolo | Dipyridamol | dipyridamole | |
furosemide | furosemide | Furosemid | furosémide | Lasix |
torasemide | torasemide | Torasemid | torasémide | Torem |
spironolactone | spironolattone | Spironolacton | spironolactone | Aldactone, Xenalon |
eplerenone | eplerenone | Eplerenon | éplérénone | Inspra |
hydrochlorothiazide | idroclorotiazide | Hydrochlorothiazid | hydrochlorothiazide | Esidrex, HCT |
metolazone | metolazone | Metolazon | métolazone | |
indapamide | indapamide | Indapamid | indapamide | Fludex |
chlortalidone | clortalidone | Chlortalidon | chlortalidone | Hygroton |
amiloride | amiloride | Amilorid | amiloride | |
acetazolamide | acetazolamide | Acetazolamid | acétazolamide | Diamox |
metoprolol | metoprololo | Metoprolol | métoprolol | Beloc, Beloc Zok, Meto Zerok, Lopresor | beta_blockers
bisoprolol | bisoprololo | Bisoprolol | bisoprolol | Concor, Bilol | beta_blockers
nebivolol | nebivololo | Nebivolol | nébivolol | Nebilet | beta_blockers
carvedilol | carvedilolo | Carvedilol | carvédilol | Dilatrend | beta_blockers
atenolol | atenololo | Atenolol | aténolol | Tenormin | beta_blockers
propranolol | propranololo | Propranolol | propranolol | Inderal | beta_blockers
sotalol | sotalolo | Sotalol | sotalol | Sotalex | beta_blockers
timolol | timololo | Timolol | timolol | Timoptic | beta_blockers
lisinopril | lisinopril | Lisinopril | lisinopril | Zestril, Prinil | ACE_inhibitors
ramipril | ramipril | Ramipril | ramipril | Triatec | ACE_inhibitors
enalapril | enalapril | Enalapril | énalapril | Reniten | ACE_inhibitors
perindopril | perindopril | Perindopril | périndopril | Coversum | ACE_inhibitors
captopril | captopril | Captopril | captopril | Lopirin | ACE_inhibitors
candesartan | candesartan | Candesartan | candésartan | Atacand, Blopress | sartans
valsartan | valsartan | Valsartan | valsartan | Diovan | sartans
losartan | losartan | Losartan | losartan | Cosaar | sartans
irbesartan | irbesartan | Irbesartan | irbésartan | Aprovel | sartans
olmesartan | olmesartan | Olmesartan | olmésartan | Olmetec, Votum | sartans
telmisartan | telmisartan | Telmisartan | telmisartan | Micardis | sartans
sacubitril | sacubitril | Sacubitril | sacubitril | |
amlodipine | amlodipina | Amlodipin | amlodipine | Norvasc |
lercanidipine | lercanidipina | Lercanidipin | lercanidipine | Zanidip |
nifedipine | nifedipina | Nifedipin | nifédipine | Adalat |
verapamil | verapamil | Verapamil | vérapamil | Isoptin |
diltiazem | diltiazem | Diltiazem | diltiazem | Dilzem |
clonidine | clonidina | Clonidin | clonidine | Catapresan |
moxonidine | moxonidina | Moxonidin | moxonidine | Physiotens |
ivabradine | ivabradina | Ivabradin | ivabradine | Procoralan |
digoxin | digossina | Digoxin | digoxine | |
amiodarone | amiodarone | Amiodaron | amiodarone | Cordarone |
dronedarone | dronedarone | Dronedaron | dronédarone | Multaq |
nitroglycerin | nitroglicerina | Nitroglycerin | nitroglycérine | trinitrato di glicerile, Nitroderm, Deponit, Minitran, Corangin Nitrospray, Nitrolingual |
isosorbide dinitrate | isosorbide dinitrato | Isosorbiddinitrat | dinitrate d'isosorbide | Isoket |
isosorbide mononitrate | isosorbide mononitrato | Isosorbidmononitrat | mononitrate d'isosorbide | Corangin |
molsidomine | molsidomina | Molsidomin | molsidomine | Corvaton |
atorvastatin | atorvastatina | Atorvastatin | atorvastatine | Sortis | statins
rosuvastatin | rosuvastatina | Rosuvastatin | rosuvastatine | Crestor | statins
simvastatin | simvastatina | Simvastatin | simvastatine | Zocor | statins
pravastatin | pravastatina | Pravastatin | pravastatine | Selipran | statins
ezetimibe | ezetimibe | Ezetimib | ézétimibe | Ezetrol |
metformin | metformina | Metformin | metformine | Glucophage |
sitagliptin | sitagliptin | Sitagliptin | sitagliptine | Januvia, Xelevia |
linagliptin | linagliptin | Linagliptin | linagliptine | Trajenta |
vildagliptin | vildagliptin | Vildagliptin | vildagliptine | Galvus |
empagliflozin | empagliflozin | Empagliflozin | empagliflozine | Jardiance |
dapagliflozin | dapagliflozin | Dapagliflozin | dapagliflozine | Forxiga |
canagliflozin | canagliflozin | Canagliflozin | canagliflozine | Invokana |
gliclazide | gliclazide | Gliclazid | gliclazide | Diamicron |
glibenclamide | glibenclamide | Glibenclamid | glibenclamide | Daonil |
glimepiride | glimepiride | Glimepirid | glimépiride | Amaryl |
dulaglutide | dulaglutide | Dulaglutid | dulaglutide | Trulicity |
semaglutide | semaglutide | Semaglutid | sémaglutide | Ozempic, Rybelsus, Wegovy |
liraglutide | liraglutide | Liraglutid | liraglutide | Victoza, Saxenda |
tirzepatide | tirzepatide | Tirzepatid | tirzépatide | Mounjaro |
insulin glargine | insulina glargine | Insulin glargin | insuline glargine | Lantus, Toujeo, Abasaglar | insulins
insulin degludec | insulina degludec | Insulin degludec | insuline dégludec | Tresiba | insulins
insulin detemir | insulina detemir | Insulin detemir | insuline détémir | Levemir | insulins
insulin aspart | insulina aspart | Insulin aspart | insuline asparte | NovoRapid, Fiasp, NovoMix | insulins
insulin lispro | insulina lispro | Insulin lispro | insuline lispro | Humalog, Lyumjev | insulins
insulin glulisine | insulina glulisina | Insulin glulisin | insuline glulisine | Apidra | insulins
human insulin | insulina umana | Humaninsulin | insuline humaine | Actrapid, Insulatard, Huminsulin, Mixtard | insulins
glucagon | glucagone | Glucagon | glucagon | GlucaGen, Baqsimi |
levothyroxine | levotiroxina | Levothyroxin | lévothyroxine | Euthyrox, Eltroxin, Tirosint |
carbimazole | carbimazolo | Carbimazol | carbimazole | Neo-Mercazole |
prednisone | prednisone | Prednison | prednisone | | corticosteroids
prednisolone | prednisolone | Prednisolon | prednisolone | Spiricort | corticosteroids
methylprednisolone | metilprednisolone | Methylprednisolon | méthylprednisolone | Medrol, Solu-Medrol | corticosteroids
dexamethasone | desametasone | Dexamethason | dexaméthasone | Fortecortin, Mephameson | corticosteroids
hydrocortisone | idrocortisone | Hydrocortison | hydrocortisone | Hydrocortone | corticosteroids
amoxicillin | amoxicillina | Amoxicillin | amoxicilline | Clamoxyl | penicillins
clavulanic acid | acido clavulanico | Clavulansäure | acide clavulanique | clavulanato |
flucloxacillin | flucloxacillina | Flucloxacillin | flucloxacilline | Floxapen | penicillins
piperacillin | piperacillina | Piperacillin | pipéracilline | | penicillins
phenoxymethylpenicillin | fenossimetilpenicillina | Phenoxymethylpenicillin | phénoxyméthylpénicilline | penicillina V, Ospen | penicillins
benzylpenicillin | benzilpenicillina | Benzylpenicillin | benzylpénicilline | penicillina G | penicillins
tazobactam | tazobactam | Tazobactam | tazobactam | |
cefuroxime | cefuroxima | Cefuroxim | céfuroxime | Zinat | cephalosporins
cefpodoxime | cefpodoxima | Cefpodoxim | cefpodoxime | Podomexef | cephalosporins
ceftriaxone | ceftriaxone | Ceftriaxon | ceftriaxone | Rocephin | cephalosporins
cefazolin | cefazolina | Cefazolin | céfazoline | Kefzol | cephalosporins
cefepime | cefepima | Cefepim | céfépime | | cephalosporins
sulfamethoxazole | sulfametossazolo | Sulfamethoxazol | sulfaméthoxazole | | sulfonamide_antibiotics
sulfadiazine | sulfadiazina | Sulfadiazin | sulfadiazine | sulfadiazina argentica, Flammazine, Ialugen Plus | sulfonamide_antibiotics
trimethoprim | trimetoprim | Trimethoprim | triméthoprime | |
ciprofloxacin | ciprofloxacina | Ciprofloxacin | ciprofloxacine | Ciproxin | quinolones
levofloxacin | levofloxacina | Levofloxacin | lévofloxacine | Tavanic | quinolones
norfloxacin | norfloxacina | Norfloxacin | norfloxacine | Norsol | quinolones
moxifloxacin | moxifloxacina | Moxifloxacin | moxifloxacine | Avalox | quinolones
nitrofurantoin | nitrofurantoina | Nitrofurantoin | nitrofurantoïne | Furadantin, Uvamin |
fosfomycin | fosfomicina | Fosfomycin | fosfomycine | Monuril |
clarithromycin | claritromicina | Clarithromycin | clarithromycine | Klacid | macrolides
azithromycin | azitromicina | Azithromycin | azithromycine | Zithromax | macrolides
erythromycin | eritromicina | Erythromycin | érythromycine | | macrolides
clindamycin | clindamicina | Clindamycin | clindamycine | Dalacin |
doxycycline | doxiciclina | Doxycyclin | doxycycline | Vibramycin | tetracyclines
minocycline | minociclina | Minocyclin | minocycline | Minocin | tetracyclines
metronidazole | metronidazolo | Metronidazol | métronidazole | Flagyl |
vancomycin | vancomicina | Vancomycin | vancomycine | |
rifaximin | rifaximina | Rifaximin | rifaximine | Xifaxan |
sulfasalazine | sulfasalazina | Sulfasalazin | sulfasalazine | Salazopyrin |
fluconazole | fluconazolo | Fluconazol | fluconazole | Diflucan |
valaciclovir | valaciclovir | Valaciclovir | valaciclovir | Valtrex |
povidone-iodine | iodopovidone | Povidon-Iod | povidone iodée | povidone iodio, povidone iodine, Betadine, Braunol | iodine
fusidic acid | acido fusidico | Fusidinsäure | acide fusidique | Fucidin |
lorazepam | lorazepam | Lorazepam | lorazépam | Temesta | benzodiazepines
oxazepam | oxazepam | Oxazepam | oxazépam | Seresta, Anxiolit | benzodiazepines
alprazolam | alprazolam | Alprazolam | alprazolam | Xanax | benzodiazepines
bromazepam | bromazepam | Bromazepam | bromazépam | Lexotanil | benzodiazepines
diazepam | diazepam | Diazepam | diazépam | Valium, Psychopax, Stesolid | benzodiazepines
clonazepam | clonazepam | Clonazepam | clonazépam | Rivotril | benzodiazepines
midazolam | midazolam | Midazolam | midazolam | Dormicum | benzodiazepines
flurazepam | flurazepam | Flurazepam | flurazépam | Dalmadorm | benzodiazepines
zolpidem | zolpidem | Zolpidem | zolpidem | Stilnox |
zopiclone | zopiclone | Zopiclon | zopiclone | Imovane |
clomethiazole | clometiazolo | Clomethiazol | clométhiazole | Distraneurin |
melatonin | melatonina | Melatonin | mélatonine | Circadin |
quetiapine | quetiapina | Quetiapin | quétiapine | Seroquel, Sequase |
risperidone | risperidone | Risperidon | rispéridone | Risperdal |
haloperidol | aloperidolo | Haloperidol | halopéridol | Haldol |
olanzapine | olanzapina | Olanzapin | olanzapine | Zyprexa |
clozapine | clozapina | Clozapin | clozapine | Leponex |
aripiprazole | aripiprazolo | Aripiprazol | aripiprazole | Abilify |
pipamperone | pipamperone | Pipamperon | pipampérone | Dipiperon |
levomepromazine | levomepromazina | Levomepromazin | lévomépromazine | Nozinan |
escitalopram | escitalopram | Escitalopram | escitalopram | Cipralex |
citalopram | citalopram | Citalopram | citalopram | Seropram |
sertraline | sertralina | Sertralin | sertraline | Zoloft, Gladem |
paroxetine | paroxetina | Paroxetin | paroxétine | Deroxat |
fluoxetine | fluoxetina | Fluoxetin | fluoxétine | Fluctine |
venlafaxine | venlafaxina | Venlafaxin | venlafaxine | Efexor |
duloxetine | duloxetina | Duloxetin | duloxétine | Cymbalta |
mirtazapine | mirtazapina | Mirtazapin | mirtazapine | Remeron |
trazodone | trazodone | Trazodon | trazodone | Trittico |
bupropion | bupropione | Bupropion | bupropion | Wellbutrin |
amitriptyline | amitriptilina | Amitriptylin | amitriptyline | Saroten |
trimipramine | trimipramina | Trimipramin | trimipramine | Surmontil |
vortioxetine | vortioxetina | Vortioxetin | vortioxétine | Brintellix |
lithium | litio | Lithium | lithium | Quilonorm, Lithiofor, Priadel |
donepezil | donepezil | Donepezil | donépézil | Aricept |
rivastigmine | rivastigmina | Rivastigmin | rivastigmine | Exelon |
galantamine | galantamina | Galantamin | galantamine | Reminyl |
memantine | memantina | Memantin | mémantine | Axura, Ebixa |
levodopa | levodopa | Levodopa | lévodopa | |
benserazide | benserazide | Benserazid | bensérazide | |
carbidopa | carbidopa | Carbidopa | carbidopa | |
entacapone | entacapone | Entacapon | entacapone | Comtan |
rasagiline | rasagilina | Rasagilin | rasagiline | Azilect |
safinamide | safinamide | Safinamid | safinamide | Xadago |
pramipexole | pramipexolo | Pramipexol | pramipexole | Sifrol |
ropinirole | ropinirolo | Ropinirol | ropinirole | Requip |
rotigotine | rotigotina | Rotigotin | rotigotine | Neupro |
amantadine | amantadina | Amantadin | amantadine | PK-Merz, Symmetrel |
biperiden | biperidene | Biperiden | bipéridène | Akineton |
levetiracetam | levetiracetam | Levetiracetam | lévétiracétam | Keppra |
valproic acid | acido valproico | Valproinsäure | acide valproïque | valproato, valproat, valproate, Depakine, Orfiril, Convulex |
carbamazepine | carbamazepina | Carbamazepin | carbamazépine | Tegretol, Timonil | aromatic_antiepileptics
oxcarbazepine | oxcarbazepina | Oxcarbazepin | oxcarbazépine | Trileptal | aromatic_antiepileptics
phenytoin | fenitoina | Phenytoin | phénytoïne | Phenhydan | aromatic_antiepileptics
lamotrigine | lamotrigina | Lamotrigin | lamotrigine | Lamictal |
pregabalin | pregabalin | Pregabalin | prégabaline | Lyrica |
gabapentin | gabapentin | Gabapentin | gabapentine | Neurontin |
topiramate | topiramato | Topiramat | topiramate | Topamax |
lacosamide | lacosamide | Lacosamid | lacosamide | Vimpat |
pantoprazole | pantoprazolo | Pantoprazol | pantoprazole | Pantozol, Zurcal |
esomeprazole | esomeprazolo | Esomeprazol | ésoméprazole | Nexium |
omeprazole | omeprazolo | Omeprazol | oméprazole | Antra, Antramups |
lansoprazole | lansoprazolo | Lansoprazol | lansoprazole | Agopton |
rabeprazole | rabeprazolo | Rabeprazol | rabéprazole | Pariet |
domperidone | domperidone | Domperidon | dompéridone | Motilium |
metoclopramide | metoclopramide | Metoclopramid | métoclopramide | Paspertin, Primperan |
ondansetron | ondansetron | Ondansetron | ondansétron | Zofran |
loperamide | loperamide | Loperamid | lopéramide | Imodium |
butylscopolamine | butilscopolamina | Butylscopolamin | butylscopolamine | Buscopan |
scopolamine | scopolamina | Scopolamin | scopolamine | Scopoderm |
lactulose | lattulosio | Lactulose | lactulose | Duphalac, Gatinar |
macrogol | macrogol | Macrogol | macrogol | Movicol, Transipeg |
sodium picosulfate | picosolfato | Natriumpicosulfat | picosulfate de sodium | picosulfat, picosulfate, Laxoberon, Dulcolax Picosulfat |
bisacodyl | bisacodile | Bisacodyl | bisacodyl | Dulcolax, Prontolax |
pancreatin | pancreatina | Pankreatin | pancréatine | Creon |
ursodeoxycholic acid | acido ursodesossicolico | Ursodeoxycholsäure | acide ursodésoxycholique | Ursofalk, De-Ursil |
mesalazine | mesalazina | Mesalazin | mésalazine | Salofalk, Pentasa, Asacol |
salbutamol | salbutamolo | Salbutamol | salbutamol | Ventolin |
salmeterol | salmeterolo | Salmeterol | salmétérol | Serevent |
formoterol | formoterolo | Formoterol | formotérol | Oxis |
fenoterol | fenoterolo | Fenoterol | fénotérol | |
indacaterol | indacaterolo | Indacaterol | indacatérol | Onbrez |
olodaterol | olodaterolo | Olodaterol | olodatérol | |
vilanterol | vilanterolo | Vilanterol | vilantérol | |
ipratropium | ipratropio | Ipratropium | ipratropium | Atrovent |
tiotropium | tiotropio | Tiotropium | tiotropium | Spiriva |
umeclidinium | umeclidinio | Umeclidinium | uméclidinium | |
glycopyrronium | glicopirronio | Glycopyrronium | glycopyrronium | Seebri |
fluticasone | fluticasone | Fluticason | fluticasone | Axotide | corticosteroids
budesonide | budesonide | Budesonid | budésonide | Pulmicort | corticosteroids
beclometasone | beclometasone | Beclometason | béclométasone | Qvar | corticosteroids
acetylcysteine | acetilcisteina | Acetylcystein | acétylcystéine | N-acetilcisteina, Fluimucil, Solmucol |
montelukast | montelukast | Montelukast | montélukast | Singulair |
allopurinol | allopurinolo | Allopurinol | allopurinol | Zyloric |
febuxostat | febuxostat | Febuxostat | fébuxostat | Adenuric |
colchicine | colchicina | Colchicin | colchicine | |
alendronic acid | acido alendronico | Alendronsäure | acide alendronique | alendronato, alendronat, Fosamax |
risedronic acid | acido risedronico | Risedronsäure | acide risédronique | risedronato, Actonel |
ibandronic acid | acido ibandronico | Ibandronsäure | acide ibandronique | ibandronato, Bonviva |
zoledronic acid | acido zoledronico | Zoledronsäure | acide zolédronique | Aclasta, Zometa |
denosumab | denosumab | Denosumab | dénosumab | Prolia, Xgeva |
cholecalciferol | colecalciferolo | Cholecalciferol | cholécalciférol | vitamina D3, Vitamin D3, vitamine D3, Vi-De 3, ViDe3 |
cyanocobalamin | cianocobalamina | Cyanocobalamin | cyanocobalamine | vitamina B12, Vitamin B12, vitamine B12, Vitarubin |
folic acid | acido folico | Folsäure | acide folique | Acidum folicum |
iron | ferro | Eisen | fer | Maltofer, Ferinject, Tardyferon, Duofer |
potassium | potassio | Kalium | potassium | KCl, Kaliumchlorid |
calcium | calcio | Calcium | calcium | Calperos |
magnesium | magnesio | Magnesium | magnésium | Magnesiocard |
zinc | zinco | Zink | zinc | |
tamsulosin | tamsulosina | Tamsulosin | tamsulosine | Pradif, Omix |
alfuzosin | alfuzosina | Alfuzosin | alfuzosine | Xatral |
finasteride | finasteride | Finasterid | finastéride | Proscar |
dutasteride | dutasteride | Dutasterid | dutastéride | Avodart |
mirabegron | mirabegron | Mirabegron | mirabégron | Betmiga |
solifenacin | solifenacina | Solifenacin | solifénacine | Vesicare |
tolterodine | tolterodina | Tolterodin | toltérodine | Detrusitol |
trospium | trospio | Trospium | trospium | |
oxybutynin | ossibutinina | Oxybutynin | oxybutynine | Ditropan, Kentera |
latanoprost | latanoprost | Latanoprost | latanoprost | Xalatan |
bimatoprost | bimatoprost | Bimatoprost | bimatoprost | Lumigan |
travoprost | travoprost | Travoprost | travoprost | Travatan |
dorzolamide | dorzolamide | Dorzolamid | dorzolamide | Trusopt |
brinzolamide | brinzolamide | Brinzolamid | brinzolamide | Azopt |
brimonidine | brimonidina | Brimonidin | brimonidine | Alphagan |
baclofen | baclofene | Baclofen | baclofène | Lioresal |
tizanidine | tizanidina | Tizanidin | tizanidine | Sirdalud |
methotrexate | metotrexato | Methotrexat | méthotrexate | Metoject |
azathioprine | azatioprina | Azathioprin | azathioprine | Imurek |
hydroxychloroquine | idrossiclorochina | Hydroxychloroquin | hydroxychloroquine | Plaquenil |
tamoxifen | tamoxifene | Tamoxifen | tamoxifène | Nolvadex |
letrozole | letrozolo | Letrozol | létrozole | Femara |
anastrozole | anastrozolo | Anastrozol | anastrozole | Arimidex |
cetirizine | cetirizina | Cetirizin | cétirizine | Zyrtec |
loratadine | loratadina | Loratadin | loratadine | Claritine |
desloratadine | desloratadina | Desloratadin | desloratadine | Aerius |
hydroxyzine | idrossizina | Hydroxyzin | hydroxyzine | Atarax |
diosmin | diosmina | Diosmin | diosmine | Daflon |
glucose | glucosio | Glukose | glucose | |
`

/** brand | its substances, by their codes. */
export const combinationLines = `
Lasilactone | furosemide, spironolactone
Co-Dafalgan | paracetamol, codeine
Zaldiar | paracetamol, tramadol
Targin | oxycodone, naloxone
Co-Amoxi, Co-Amoxicillin, Augmentin, Aziclav | amoxicillin, clavulanic acid
Tazobac | piperacillin, tazobactam
Bactrim, Nopil, cotrimossazolo, cotrimoxazolo, Cotrimoxazol, cotrimoxazole | sulfamethoxazole, trimethoprim
Madopar | levodopa, benserazide
Sinemet | levodopa, carbidopa
Stalevo | levodopa, carbidopa, entacapone
Entresto | sacubitril, valsartan
Exforge | amlodipine, valsartan
Exforge HCT | amlodipine, valsartan, hydrochlorothiazide
Co-Diovan | valsartan, hydrochlorothiazide
Co-Lisinopril, Zestoretic, Prinzide | lisinopril, hydrochlorothiazide
Co-Enalapril, Co-Reniten | enalapril, hydrochlorothiazide
Co-Candesartan, Atacand plus, Blopress plus | candesartan, hydrochlorothiazide
Co-Valsartan | valsartan, hydrochlorothiazide
Co-Irbesartan, CoAprovel | irbesartan, hydrochlorothiazide
Co-Losartan, Cosaar plus | losartan, hydrochlorothiazide
Co-Ramipril, Triatec comp | ramipril, hydrochlorothiazide
Concor Plus, Bilol comp | bisoprolol, hydrochlorothiazide
Micardis Plus | telmisartan, hydrochlorothiazide
Olmetec plus, Votum plus | olmesartan, hydrochlorothiazide
Sevikar | olmesartan, amlodipine
Sevikar HCT | olmesartan, amlodipine, hydrochlorothiazide
Coversum Combi | perindopril, indapamide
Coveram | perindopril, amlodipine
Comilorid, Moduretic | amiloride, hydrochlorothiazide
DuoPlavin | clopidogrel, acetylsalicylic acid
Asasantin | dipyridamole, acetylsalicylic acid
Inegy | ezetimibe, simvastatin
Atozet | ezetimibe, atorvastatin
Janumet, Velmetia | metformin, sitagliptin
Jentadueto | metformin, linagliptin
Galvumet | metformin, vildagliptin
Synjardy, Jardiance Met | metformin, empagliflozin
Xigduo | metformin, dapagliflozin
Xultophy | insulin degludec, liraglutide
Ryzodeg | insulin degludec, insulin aspart
Berodual | fenoterol, ipratropium
Dospir | salbutamol, ipratropium
Seretide | salmeterol, fluticasone
Symbicort, Vannair | formoterol, budesonide
Foster | formoterol, beclometasone
Trimbow | formoterol, beclometasone, glycopyrronium
Relvar | vilanterol, fluticasone
Anoro | vilanterol, umeclidinium
Trelegy | vilanterol, umeclidinium, fluticasone
Spiolto | olodaterol, tiotropium
Ultibro | indacaterol, glycopyrronium
Cosopt | dorzolamide, timolol
Xalacom | latanoprost, timolol
Combigan | brimonidine, timolol
Ganfort | bimatoprost, timolol
DuoTrav | travoprost, timolol
Azarga | brinzolamide, timolol
Duodart | dutasteride, tamsulosin
Calcimagon, Calcimagon D3, Calperos D3, Kalcipos, calcio vitamina D3, Calcium Vitamin D3, calcium vitamine D3 | calcium, cholecalciferol
`

/**
 * code | Italian | German | French | other names. `!` before the code: whoever does not bear one of the class may not
 * bear the next one, so an allergy to one member is one to all. Penicillins do not name cephalosporins, and the
 * sulfonamides here are the antibiotics: furosemide or glibenclamide share a part of the molecule, not the allergy.
 * Metamizole is a pyrazolone, no NSAID. Iodine is what disinfects the skin: amiodarone and levothyroxine hold the
 * atom, not what people are allergic to.
 */
export const classLines = `
!penicillins | penicilline | Penicilline | pénicillines | penicillina, Penicillin, pénicilline, penicillin, aminopenicilline
!cephalosporins | cefalosporine | Cephalosporine | céphalosporines | cefalosporina, Cephalosporin, céphalosporine
!sulfonamide_antibiotics | sulfamidici antibiotici | antibiotische Sulfonamide | sulfamides antibiotiques | sulfamidici, sulfamidico, sulfonamidi, sulfonamide, sulfonamides, sulfamides, sulfamide, sulfa
!NSAIDs | antinfiammatori (FANS) | Entzündungshemmer (NSAR) | anti-inflammatoires (AINS) | FANS, NSAR, AINS, NSAID, NSAIDs, antinfiammatori, antinfiammatorio, antiinfiammatori, antireumatici, antinfiammatori non steroidei, anti-inflammatoires, Antirheumatika
!pyrazolones | pirazoloni | Pyrazolone | pyrazolones | pirazolone, pyrazolone
opioids | oppioidi | Opioide | opioïdes | oppioide, oppiacei, oppiaceo, Opiate, opiacés
!heparins | eparine | Heparine | héparines |
beta_blockers | betabloccanti | Betablocker | bêtabloquants | beta-bloccanti, betabloccante, beta-blocker
!ACE_inhibitors | ACE-inibitori | ACE-Hemmer | inhibiteurs de l'ECA | ACE-inibitore, IECA, IEC
sartans | sartani | Sartane | sartans | sartano
statins | statine | Statine | statines | statina
insulins | insuline | Insuline | insulines | insulina, insulin, insuline
corticosteroids | corticosteroidi | Kortikosteroide | corticostéroïdes | cortisone, cortisonici, cortisonico, corticosteroide, Kortison, Cortison
!quinolones | chinoloni | Chinolone | quinolones | fluorochinoloni, chinolonici, Fluorchinolone, fluoroquinolones
!macrolides | macrolidi | Makrolide | macrolides | macrolide
!tetracyclines | tetracicline | Tetracycline | tétracyclines | tetraciclina, Tetracyclin
iodine | iodio | Iod | iode | Jod, iodato, iodine, disinfettanti iodati
benzodiazepines | benzodiazepine | Benzodiazepine | benzodiazépines | benzodiazepina
!aromatic_antiepileptics | antiepilettici aromatici | aromatische Antiepileptika | antiépileptiques aromatiques |
`

/** Names of several classes at once. */
export const manyClassLines = `
betalattamici, beta-lattamici, betalattamico, Betalaktame, Beta-Laktame, bêtalactamines, beta-lactams | penicillins, cephalosporins
`

/** What also stands as the salt of another substance: "Losartan-Kalium" is no potassium. */
export const salts: readonly string[] = ['potassium', 'calcium', 'magnesium', 'zinc', 'iron', 'lithium']

/**
 * Those that the narcotics law asks to be counted: list a of the OBetmVV-EDI (SR 812.121.11) as far as it is taken at
 * home. Codeine and tramadol in the usual preparations, and benzodiazepines (list b), are not among them.
 */
export const narcotics: readonly string[] = [
  'morphine',
  'oxycodone',
  'hydromorphone',
  'fentanyl',
  'buprenorphine',
  'tapentadol',
  'methadone',
  'pethidine',
]
