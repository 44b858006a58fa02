/** Things that every language has a word of its own for, so that one of them said for another shows. */
export const THINGS = [
  'crane',
  'mast',
  'antenna',
  'windTurbine',
  'chimney',
  'powerLine',
  'balloon',
  'kite',
  'parachute',
  'paraglider',
  'glider',
  'laser',
  'firing',
  'blasting',
  'bomb',
  'rocket',
  'fireworks',
  'smoke',
  'aerobatics',
  'helicopter',
  'military',
  'civil',
  'runway',
  'taxiway',
  'apron',
  'stand',
  'heliport',
  'controlTower',
  'dangerArea',
  'restrictedArea',
  'prohibitedArea',
  'controlArea',
  'birds',
  'snow',
  'ice',
  'flood',
  'fog',
  'strike',
  'calibration',
  'volcano',
  'fuel',
  'radar',
  'visualRules',
  'instrumentRules',
  'hospital',
  'police',
  'coastGuard',
  'clockwise',
  'anticlockwise',
  'glidePath',
  'localizer',
  'approachLights',
  'edgeLights',
  'centrelineLights',
  'thresholdLights',
  'gulls',
  'pigeons',
  'waterfowl',
  'crows',
  'avgas',
  'building',
  'tree',
  'vehicle',
  'swarm',
] as const;

export type Thing = (typeof THINGS)[number];

/**
 * Things that a place's name or an ordinary word may hold too: `London Heliport`, an area bounded by points. One of
 * them stands for another only where that one is missing.
 */
export const CONFUSABLE: readonly (readonly Thing[])[] = [
  ['military', 'civil', 'police', 'hospital', 'coastGuard'],
  ['runway', 'taxiway', 'apron', 'stand', 'heliport', 'controlTower'],
  ['dangerArea', 'restrictedArea', 'prohibitedArea', 'controlArea'],
];

/** How a language writes each thing: alternatives of a regular expression; empty where its word means others too. */
export type ThingWords = Readonly<Record<Thing, string>>;

/** What in a telegram stands for a thing, taken broadly: whatever may lead a reader to name it. */
export interface Evidence {
  /** In items D and E in capital letters. */
  readonly text: RegExp;
  /** Second and third letters of the code in item Q, or the first of them. */
  readonly subjects: readonly string[];
}

export const EVIDENCE: Readonly<Record<Thing, Evidence>> = {
  crane: { text: /CRANE|\bCRN|HOIST|DERRICK/, subjects: [] },
  mast: {
    text: /MAST|TOWER|TWR|ANTENN|AERIAL|POLE|PYLON|STACK|CHIMNEY|\bRIG|FLAG|OBST|TRANSMIT|DERRICK/,
    subjects: [],
  },
  antenna: { text: /ANTENN|\bANT\b|AERIAL|MAST|TOWER|TWR|TRANSMIT|RADIO|\bOBST/, subjects: [] },
  windTurbine: { text: /TURBINE|WIND|\bW(?:TG|EC|KA|T)S?\b|\bAEROG|EOLI/, subjects: [] },
  chimney: { text: /CHIMN|STACK|SMOKE|FLUE|\bOBST/, subjects: [] },
  powerLine: { text: /POWER|CABLE|WIRE|PYLON|LINE|VOLTAGE|ELECTR|\bHV\b/, subjects: [] },
  balloon: { text: /BALLOON|\bBLN|\bBALL?\b|AEROSTAT|AIRSHIP|BLIMP|RADIOSONDE|LANTERN/, subjects: ['WL'] },
  kite: { text: /KITE/, subjects: [] },
  parachute: {
    text: /\bPARA(?!-?GL|-?MOT)|PJE|SKYDIV|SKY DIV|FREE ?FALL|DROP|CANOPY|JUMP/,
    subjects: ['WP'],
  },
  paraglider: { text: /PARA-?GL|HANG|\bPG\b|PPG|PARAMOT|GLID/, subjects: ['WG'] },
  glider: { text: /GLID|\bGLD|SAILPL|SOAR|WINCH/, subjects: ['WG'] },
  laser: { text: /LASER|LIGHT|\bLGT|BEAM|LIDAR/, subjects: [] },
  firing: {
    text: /FIR(?!\b)|\bFRNG|FRG\b|GUN|GNRY|ARTILL|SHOOT|RANGE|MISSILE|AMM|MORTAR|HOWITZ|WEAPON|ROCKET|BALLIST|SMALL ARMS|ORDN|PROJECTIL|\bARMS\b|GRENADE|MUNITION|\bRNG\b|TORPEDO|TARGET/,
    subjects: ['WM'],
  },
  blasting: {
    text: /BLAST|EXPLO|DEMOL|DETON|\bEOD|ORDN|UXO|\bMIN(?:E|ES|ING)\b|QUARR|BOMB|PYRO|DYNAM|MUNITION/,
    subjects: ['WD', 'WH'],
  },
  bomb: {
    text: /BOMB|ORDN|EXPLO|MUNITION|RANGE|FIRING|UXO|WEAPON|EOD|AIR-TO|GRENADE/,
    subjects: ['WM', 'WD'],
  },
  rocket: {
    text: /ROCKET|MISSIL|LAUNCH|SPACE|SATELL|RE-?ENTRY|DEBRIS|STAGE|BOOSTER|\bRKT|BALLIST|ORBIT|JETTIS|PROJECTIL/,
    subjects: ['WM'],
  },
  fireworks: { text: /FIRE ?WORK|PYRO|FLARE|\bF(?:IRE)?W(?:OR)?KS?\b|DISPLAY|LANTERN/, subjects: [] },
  smoke: { text: /SMOKE|\bSMK|\bFIRES?\b|BURN|PYRO|FLARE/, subjects: ['WS'] },
  aerobatics: { text: /AEROB|ACRO|STUNT|DISPLAY|AIR ?SHOW|FORMATION/, subjects: ['WB', 'WA'] },
  helicopter: {
    text: /\bHEL|\bHLS|\bHEMS|ROTOR|ROTARY|COPTER|\b(?:[ACMOSTUH]?H|EC|NH|MI|BK|KA|LYNX|AW)-?\d{1,3}\b|MEDEVAC|\bSAR\b|\bTLOF|\bFATO|\bHTOL/,
    subjects: ['FH', 'FP', 'H'],
  },
  military: {
    text: /\bMIL|ARMY|NAV[AY]|DEFEN[CS]E|\bDOD\b|\bMOD\b|FORCE|EXER|\bRAF|NATO|WEAPON|SQ(?:UA)?DR?N|FIGHT|COMBAT|GUN|FIRING|TROOP|USAF|LOW FLY|TACTICAL|\bOAT\b|\bTRG|TRAINING|BARRACK|SOLDIER|WAR/,
    subjects: ['WE', 'WM', 'R'],
  },
  civil: {
    text: /CIV|\bCOMM\b|ICAO|ANNEX|TWILIGHT|\bH[JN]\b|\bS[RS]\b|SUNRISE|SUNSET|\bCAA|AVIATION|\bGAT\b|\bCNP\b|NON-?MIL/,
    subjects: [],
  },
  runway: {
    text: /RWY|RUNWAY|\bRWS?\b|\bRW ?\d|STRIP|\bTHR|TORA|TODA|ASDA|\bLDA|LANDING|\bLDG|TAKE|TKOF|RESA|STOPWAY|\bSWY|\bCWY|CLEARWAY|PAPI|VASI|\bILS|APCH|APPROACH|\bTDZ|\bLOC\b|\bGP\b|\d\d[LRC]?\/\d\d|DTHR|PISTA|PISTE|CIRCL|\bRVR|SURFACE|\bRCLL|\bREIL|\bALS\b|BRAKING|FRICTION/,
    subjects: ['MR', 'MT', 'MD', 'MH', 'MS', 'MU', 'MW', 'MB', 'MC', 'L', 'I', 'PI', 'PA'],
  },
  taxiway: {
    text: /TWY|TAXI|\bTAX\b|CIRCULATION|TXWY|\bTW\b|\bTWL|\bTXY|\bTLO?F|LANE|RODAJE/,
    subjects: ['MX', 'MY', 'LX', 'MO'],
  },
  apron: {
    text: /APRON|\bPADS?\b|\bAPN|RAMP|TARMAC|PARK|STAND|PRKG|TERMINAL|GATE|PLATAFORMA|HANGAR/,
    subjects: ['MN', 'MK', 'MP'],
  },
  stand: {
    text: /STAND|\bSTD|PUSH|PARK|PRKG|GATE|POSITION|\bPSN|\bBAY|SPOT|APRON|\bAPN/,
    subjects: ['MP', 'MK', 'MN'],
  },
  heliport: { text: /\bHEL|\bHLS|\bHEMS|PAD\b|\bTLOF|\bFATO|ROTOR/, subjects: ['FP', 'H'] },
  controlTower: { text: /TWR|TOWER|ATC|CONTROL|\bATS\b|\bCTL/, subjects: ['ST', 'S'] },
  dangerArea: { text: /DANGER|\bD-?\d|[A-Z]{2} ?D-?\d|HAZARD|\bTDA|\bDGR|\bDA\b/, subjects: ['RD'] },
  restrictedArea: {
    text: /REST|\bR-?\d|[A-Z]{2} ?R-?\d|\bT?RA[0-9 ]|\bT[RS]?R?A\b|RESERV|SEGREG|\bRDA|\bLIMIT|\bTFR|\bFRZ\b/,
    subjects: ['RR', 'RT', 'RA', 'RC', 'R'],
  },
  prohibitedArea: {
    text: /PROHIB|\bP-?\d|[A-Z]{2} ?P-?\d|FORBID|CLSD|CLOSE|\bBAN|NO-?\s?FLY|NOT AUTH|NOT ALLOW|NOT PERM|AVOID/,
    subjects: ['RP'],
  },
  controlArea: { text: /\bCT[RAZ]|\bTMA|CONTROL|\bCTL|CLASS|\bTCA|\bUTA|AIRSPACE/, subjects: ['A'] },
  birds: {
    text: /BIRD|GULL|\bBDR|FOWL|WILD ?LIFE|FLOCK|GEESE|GOOSE|PIGEON|MIGRAT|STORK|AVIAN|\bAVES?\b|CROW|SWAN|HAWK|OSTRICH|PELICAN|STARLING|\bDUCK/,
    subjects: ['FA'],
  },
  snow: {
    text: /SNOW|\bIC(?:E|ING)|\bSN\b|SNTM|SLUSH|WINTER|CONTAM|\bRCR|\bGRF|RCC|RWYCC|BRAK|SWEEP|\bICE/,
    subjects: ['MW', 'N'],
  },
  ice: {
    text: /\bIC[EY]|DE-?IC|ICING|FROST|RIME|CONTAM|FROZE|FREEZ|WINTER|SNOW|SLIP|SLUSH|ANTI-?IC|BRAK/,
    subjects: ['MW'],
  },
  flood: { text: /FLOOD|WATER|INUND|SOAK|RAIN|\bWET|POND|\bSEA\b|TSUNAMI|STANDING/, subjects: [] },
  fog: { text: /FOG|\bFG\b|MIST|VIS|\bLVP|RVR|WEATHER/, subjects: [] },
  strike: { text: /STRIK|INDUSTRIAL|ACTION|LABO|STAFF|LIGHTNING/, subjects: [] },
  calibration: { text: /CALL?IB|CHECK|\bCHK|INSP|VALIDAT|FLT ?CK|\bTEST|\bCAL\b/, subjects: [] },
  volcano: { text: /VOLC|\bVA\b|\bASH\b|ERUPT|\bMT\b|MOUNT/, subjects: ['WW'] },
  fuel: {
    text: /FUEL|AVGAS|\bJET|KEROS|\bOIL|REFUEL|\bMOGAS|100LL|PETROL|\bGAS\b|TANK/,
    subjects: ['FU', 'WF'],
  },
  radar: {
    text: /RADAR|\b[PSM]?SSR|\bPSR|\bRDR|\bRAD\b|SURVEIL|SQUAWK|TRANSPONDER|\bPAR\b|\bSRA|\bVECTOR/,
    subjects: ['C', 'PM', 'SP'],
  },
  visualRules: { text: /\bVFR|\bB?VLOS|LINE OF SIGHT|VISUAL|\bVMC|\bS?VIS|SPECIAL/, subjects: [] },
  instrumentRules: {
    text: /\bSIDS?\b|\bSTARS?\b|\bIAC\b|\bIFR|INSTRUMENT|\bIMC|\bINSTR|\bILS|\bIAP|\bINST\b|RNAV|\bRNP/,
    subjects: ['PI', 'I'],
  },
  hospital: { text: /HOSP|\bHEMS|MEDIC|AMBUL|INFIRM|CLINIC|HEALTH|MEDEVAC|RESCUE/, subjects: [] },
  police: { text: /POL(?:ICE)?\b|LAW|STATE|SECUR|ENFORC|GENDARM|EMERG|GOVERN/, subjects: [] },
  coastGuard: { text: /COAST|\bSAR\b|\bUSCG|GUARD|RESCUE|MARITIME/, subjects: [] },
  clockwise: { text: /(?<!ANTI[ -]?|COUNTER[ -]?)CLOCK|\bCW\b|RIGHT/, subjects: [] },
  anticlockwise: { text: /(?:ANTI|COUNTER)[ -]?CLOCK|\bA?CCW\b|\bACW\b|LEFT/, subjects: [] },
  glidePath: { text: /\bG[PS]\b|GLI?DE|\bGP\/|\bILS|\bPAPI|VASI|\bLLZ|\bLOC\b|GLSLP/, subjects: ['I'] },
  localizer: { text: /\bLOC|LLZ|\bILS|\bLDA\b|\bSDF\b/, subjects: ['I'] },
  approachLights: {
    text: /APCH|APPR|\bALS|\bAPP\b|MALS|\bSALS|ALSF|\bSSAL|\bODALS|SFL|LIGHT|\bLGT|\bREIL|STROBE|\bLDIN|\bRAIL/,
    subjects: ['LA', 'L'],
  },
  edgeLights: { text: /EDGE|\bR(?:WY)?E?LL?S?\b|[MHL]IRL|LIGHT|\bLGT|SIDE|\bRLS\b/, subjects: ['LE', 'L'] },
  centrelineLights: {
    text: /CENT(?:RE|ER)|\bR?CL\b|\bR?CLL|\bCL?LGT|\bC\/L|\bTCL|\bAXI|\bCLN?\b/,
    subjects: ['LC', 'LX', 'L'],
  },
  thresholdLights: { text: /THR|THLD|\bEND\b|\bRTHL|\bRENL|\bREIL/, subjects: ['LT', 'LI', 'L'] },
  gulls: { text: /GULL|\bTERN|SEA ?BIRD|GAVIOT|GAIVOT|MEWA|\bMEW|MÅKE/, subjects: [] },
  pigeons: { text: /PIGEON|DOVE|PALOMA|POMBO/, subjects: [] },
  waterfowl: { text: /GEESE|GOOSE|DUCK|SWAN|WATER ?FOWL|WATER ?BIRD|MALLARD|GANSO|\bPATO/, subjects: [] },
  crows: { text: /CROW|RAVEN|ROOK|CORVID|JACKDAW|CUERVO|CORVO/, subjects: [] },
  avgas: { text: /AVGAS|100 ?LL|GASOLINE|\bGAS\b|PETROL|MOGAS|FUEL/, subjects: ['FU'] },
  building: {
    text: /BUILD|BLDG?|\bBLD|HOUSE|HANGAR|TOWER|\bTWR|CONSTR|STRUCT|\bOBST|TERMINAL|HOTEL|BLOCK|FLATS|\bROOF|OFFICE|STATION|SKYSCR|PALACE|PARLIAM|STADI|SHED|PLANT|FACIL|\bTML\b|\bEDIF|CENT(?:RE|ER)\b/,
    subjects: ['OB', 'FF'],
  },
  tree: { text: /TREE|FOREST|WOOD|VEGET|\bOBST|ARBOL|BUSH|FOLIAGE/, subjects: ['OB'] },
  // Counted, and not held to be invented: whatever moves is a vehicle.
  vehicle: { text: /(?:)/, subjects: [] },
  swarm: { text: /(?:)/, subjects: [] },
};
