import type { RatingWords } from '../../check/ratings.ts';

export const ratings: RatingWords = {
  mayNot:
    'forbudt|forbud|forbyr|(?:kan|må|skal|får)(?: \\p{L}+){0,2} ikke(?: \\p{L}+){0,4} (?:fly|flys|flyge|brukes|sendes|inn|ta av)(?!\\p{L})|ikke(?: \\p{L}+){0,3} (?:lov|tillatt|anledning)(?!\\p{L})|(?:verken|heller ikke)(?: \\p{L}+){1,6} (?:kan|får|må) (?:\\p{L}+ )?(?:fly|flys|gå inn)(?!\\p{L})|(?:ingen|intet) (?:andre )?(?:(?:droner?|fly|luftfartøy|piloter?),? )?(?:(?:\\p{L}+ ){1,4}\\p{L}+, )?(?:kan|får|må|har lov til å) (?:\\p{L}+ )?(?:fly|flys|gå inn)(?!\\p{L})|ulovlig|fly(?:ge)?forbud|bannlyst|ingen droner? (?:får|kan|må)(?!\\p{L})|stopp for (?:\\p{L}+ )?flyging',
  doNot:
    'ikke fly(?!\\p{L})|fly (?:\\p{L}+ ){0,2}ikke|ikke gå inn|ikke (?:ta av|send opp|start)(?!\\p{L})|unngå å fly|la være å fly',
  keepAway:
    'hold deg|holde? (?:\\p{L}+ )?avstand|la dronen (?:stå|ligge|bli)|holde? drone[nr](?: din)? (?:på bakken|nede|unna|borte|ute)',
  notForbidden:
    'ikke (?:\\p{L}+ )?forb[uy]\\p{L}*|(?:ingen|intet) forbud|forbyr (?:\\p{L}+ )?(?:ikke|ingenting)|(?:ingenting|intet|verken)(?: \\p{L}+){0,3} forbyr|kan ikke (?:alltid|vike)',
  permission: 'tillatelse|godkjenning|klarering|samtykke',
  terms:
    'unntak|vilkår|betingelse|klarert|avklar|avtal[et]|godkjent|koordiner|samordn|(?:sagt|sier) ja|klarsignal|(?:må|bør|først)(?: \\p{L}+){0,2} spørre|klareres',
  withoutPermission:
    '(?:uten|ingen|(?<!f[åi][rk]?t? (?:\\p{L}+ )?)ikke(?! med| engang| uten))(?: \\p{L}+){0,2} (?:tillatelse|godkjenning|klarering|samtykke)|ikke (?:nødvendig|behov)(?: \\p{L}+){1,4} (?:tillatelse|godkjenning|klarering)',
  notWithout: 'ikke uten',
  never:
    'heller ikke med|selv ikke med|ikke engang med|under ingen|overhodet|uansett|uten unntak|i det hele tatt|selv med (?:tillatelse|godkjenning)|ingen får (?:tillatelse|godkjenning)|helt forbudt|ingen (?:tillatelser|godkjenninger)|(?:gis|får du) (?:\\p{L}+ )?ingen (?:tillatels|godkjenning)|under noen omstendighet|også med tillatelse|ingen(?: \\p{L}+)? kan få (?:tillatelse|godkjenning)',
  unconcerned:
    'angår (?:\\p{L}+ )?ikke|berører (?:\\p{L}+ )?ikke|gjelder (?:\\p{L}+ )?ikke|ingen (?:betydning|virkning)|ikke berørt|ikke noe med (?:\\p{L}+ ){0,2}å gjøre|ikke relevant|ingen droner? (?:er|blir) (?:berørt|påvirket|rammet)',
  may: '(?:kan|får|må(?= gjerne| fritt)) (?:du |man |en |droner |dronen |gjerne |fritt |trygt |likevel |fortsatt |\\p{L}+ )?(?:\\p{L}+ )?(?:fly|flys|flyge|sendes opp|brukes|gå inn)(?!\\p{L})|(?:droneflyging|flyging|det|droner) (?:\\p{L}+ )?(?:er )?(?:\\p{L}+ )?(?:tillatt|lov|lovlig)(?!\\p{L})|kan du (?:\\p{L}+ )?fly|får du (?:\\p{L}+ )?fly|(?:lov (?:til )?|mulig )å fly(?!\\p{L})',
  freely:
    'fritt|ingenting (?:\\p{L}+ )?(?:hindrer|stopper|stanser)|uten (?:noen )?(?:begrensning|restriksjon|hindring|vilkår)|ingen (?:begrensning|restriksjon|hindring)|som (?:normalt|vanlig)|som du vil|trenger (?:du )?ikke (?:å )?(?:holde|spørre|søke)|ingen grenser|begrenser (?:\\p{L}+ )?ikke',
  carefree:
    '(?:ingen|uten)(?: \\p{L}+){0,2} (?:forsiktighet|varsomhet|aktsomhet|hensyn|fare|risiko|bekymring)|ikke (?:nødvendig|behov|grunn)(?: \\p{L}+){0,3} (?:forsiktig|varsom|passe på|hensyn|bekymr|aktpå)|trenger (?:du )?ikke (?:å )?(?:være (?:ekstra |spesielt )?forsiktig|passe|bry|bekymre|tenke|ta hensyn)|se bort fra|ufarlig|helt trygt|bekymringsløst',
};
