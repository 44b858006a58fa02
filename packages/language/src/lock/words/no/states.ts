import type { StateWords } from '../../check/states.ts';

export const states: StateWords = {
  exception: 'unntatt|unntak|bortsett fra|med mindre|utenom|foruten|fritatt',
  permission: '(?:forhånds)?(?:tillatelse|godkjenning|samtykke)',
  unlit:
    'ubelyst|(?:uten|mangler|har ikke|har ingen) (?:hinder|varsel)?(?:lys|belysning|lyssetting)(?!\\p{L})|ikke (?:belyst|opplyst|lyssatt|lysmerket)',
  closed: '(?:av|ned)?(?:stengt|stenges|stengning|stenging)|(?:av)?sperret|lukket',
  again:
    '(?:tilgjengelig|åpen|åpent|i drift|i bruk) igjen|åpne[rst] igjen|igjen (?:tilgjengelig|åpen|åpent|i drift|i bruk)|tilbake (?:i|til) (?:drift|bruk|normal)|(?:virker|fungerer) (?:\\p{L}+ ){0,2}igjen|gjenåpn|gjenoppt',
  ended:
    'deaktiver|inaktiv|ikke aktiv|demonter|avsluttet|opphevet|ikke lenger(?! enn)|trukket tilbake|tatt ned|kansellert|avlyst|annullert',
  reduced: 'reduser|reduksjon|senket|minsk|forkort|innskrenk|nedsatt',
  outside: 'utenfor',
  available: 'tilgjengelig|i drift(?!\\p{L})|virker|fungerer|brukbar',
  open: 'åp(?:en|ent|ne|nes|ner|net)(?!\\p{L})|døgnåp',
  permitted: 'tillatt|lov(?!\\p{L})',
  not: 'feil(?!\\p{L})|svikt|ikke|ingen|intet|aldri|uten(?!\\p{L})|verken|forb[uy]|stengt|utilgjengelig|ute av|u\\p{L}*brukbar|innstilt|ei(?!\\p{L})|ubelyst|defekt|deaktiv|inaktiv|avlys|slått av|slukk|mangl|ubemann|steng|lukket|opphev|umulig|nede(?!\\p{L})|sperr|avsteng|nedsteng|ødelagt|i stykker|ustand|tatt ut|uvirksom|avbrutt|stans|bannlys|nektes',
  negated:
    'ikke(?! (?:begrens|avgrens))(?! (?:over|høyere|under|lavere|mer|overst\\p{L}*))|ingen(?! (?:øvre|begrens|høyde))|intet|aldri|verken',
  outOfService:
    'ute av (?:drift|funksjon|tjeneste)|defekt|ubrukelig|virker ikke|fungerer ikke|i ustand|i stykker|ødelagt|(?:tatt|satt) ut av (?:drift|bruk|tjeneste)|ikke (?:i drift|i funksjon|operativ)',
  active: 'aktiv(?!itet)|i kraft',
  lit: '(?<!u)belyst|med (?:\\p{L}+ )?(?:lys|lanterner|hinderlys|varsellys)(?!\\p{L})|lyssatt|lysmerket|opplyst|lys(?:ene)? på',
  everyAircraft:
    '(?:all(?:e)?|ethvert|hvert) (?:typer )?(?:luftfartøy(?:er)?|lufttrafikk|trafikk|flytrafikk|fly|flyging|flygning|flyginger)(?!\\p{L})',
  certain:
    'nøyaktig|bekrefte|definitiv|sikkert(?!\\p{L})|eksakt|presis|garantert|endelig(?!\\p{L}*e? innflyg)',
};
