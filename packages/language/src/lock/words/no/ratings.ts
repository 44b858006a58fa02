import type { RatingWords } from '../../check/ratings.ts';

export const ratings: RatingWords = {
  mayNot:
    'forbudt|forbud|forbyr|(?:kan|må|skal|får) (?:du |droner |dronen |det |man )?ikke (?:fly|brukes|sendes|gå inn)|(?:kan|må|skal|får) ikke|ikke (?:lov|tillatt)|ulovlig|fly(?:ge)?forbud|bannlyst|ingen droner (?:får|kan|må)(?!\\p{L})',
  doNot:
    'ikke fly(?!\\p{L})|fly (?:\\p{L}+ ){0,2}ikke|hold deg|ikke gå inn|hold avstand|ikke (?:ta av|send opp|start)(?!\\p{L})|unngå å fly|la være å fly|la dronen (?:stå|ligge|bli)|hold dronen (?:på bakken|nede|unna|borte)',
  notForbidden:
    'ikke (?:\\p{L}+ )?forb[uy]\\p{L}*|ingen forbud|forbyr (?:\\p{L}+ )?ikke|kan ikke (?:alltid|vike)',
  permission: 'tillatelse|godkjenning|klarering|samtykke',
  withoutPermission:
    '(?:uten|ingen|ikke(?! med| engang))(?: \\p{L}+){0,2} (?:tillatelse|godkjenning|klarering)',
  never:
    'heller ikke med|selv ikke med|ikke engang med|under ingen|overhodet|uansett|uten unntak|i det hele tatt|selv med (?:tillatelse|godkjenning)|ingen får (?:tillatelse|godkjenning)',
  unconcerned:
    'angår (?:\\p{L}+ )?ikke|berører (?:\\p{L}+ )?ikke|gjelder (?:\\p{L}+ )?ikke|ingen (?:betydning|virkning)|ikke berørt|ikke noe med (?:\\p{L}+ ){0,2}å gjøre|ikke relevant',
  may: '(?:kan|får|må) (?:du |man |en |droner |dronen |gjerne |fritt |trygt |likevel |fortsatt |\\p{L}+ )?(?:\\p{L}+ )?(?:fly|flys|flyge|sendes opp|brukes|gå inn)(?!\\p{L})|(?:droneflyging|flyging|det|droner) (?:\\p{L}+ )?(?:er )?(?:\\p{L}+ )?(?:tillatt|lov|lovlig)(?!\\p{L})|kan du (?:\\p{L}+ )?fly|får du (?:\\p{L}+ )?fly|(?:lov (?:til )?|mulig )å fly(?!\\p{L})',
  freely:
    'fritt|ingenting (?:\\p{L}+ )?(?:hindrer|stopper|stanser)|uten (?:noen )?(?:begrensning|restriksjon|hindring|vilkår)|ingen (?:begrensning|restriksjon|hindring)|som (?:normalt|vanlig)|som du vil|trenger (?:du )?ikke (?:å )?(?:holde|spørre|søke)',
  carefree:
    '(?:ingen|uten)(?: \\p{L}+){0,2} (?:forsiktighet|varsomhet|aktsomhet|hensyn|fare|risiko|bekymring)|ikke (?:nødvendig|behov|grunn)(?: \\p{L}+){0,3} (?:forsiktig|varsom|passe på|hensyn|bekymr|aktpå)|trenger (?:du )?ikke (?:å )?(?:være (?:ekstra |spesielt )?forsiktig|passe|bry|bekymre|tenke|ta hensyn)|se bort fra|ufarlig|helt trygt|bekymringsløst',
};
