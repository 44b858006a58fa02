import type { StateWords } from '../../check/states.ts';

export const states: StateWords = {
  exception: 'unntatt|unntak|bortsett fra|med mindre|utenom|foruten',
  permission: 'tillatelse|godkjenning|samtykke',
  unlit: 'ubelyst|uten lys|ikke belyst',
  closed: 'stengt|stenges|stengning|stenging|lukket',
  again: '(?:tilgjengelig|åpen|åpent|i drift|i bruk) igjen|gjenåpn|gjenoppt',
  ended: 'deaktiver|inaktiv|ikke aktiv|demonter|avsluttet|opphevet',
  reduced: 'reduser|reduksjon|senket|minsk',
  outside: 'utenfor',
  available: 'tilgjengelig|i drift(?!\\p{L})|virker|fungerer|brukbar',
  open: 'åp(?:en|ent|ne|nes|ner|net)(?!\\p{L})|døgnåp',
  permitted: 'tillatt|lov(?!\\p{L})',
  not: 'feil(?!\\p{L})|svikt|ikke|ingen|intet|aldri|uten(?!\\p{L})|verken|forb[uy]|stengt|utilgjengelig|ute av|u\\p{L}*brukbar|innstilt|ei(?!\\p{L})|ubelyst|defekt|deaktiv|inaktiv|avlys|slått av|slukk|mangl|ubemann|steng|lukket|opphev|umulig|nede(?!\\p{L})',
  negated:
    'ikke(?! (?:begrens|avgrens))(?! (?:over|høyere|under|lavere|mer|overst\\p{L}*))|ingen(?! (?:øvre|begrens|høyde))|intet|aldri|verken',
  outOfService: 'ute av (?:drift|funksjon|tjeneste)|defekt|ubrukelig|virker ikke|fungerer ikke|i ustand',
  active: 'aktiv(?!itet)|i kraft',
  lit: '(?<!u)belyst|med (?:\\p{L}+ )?(?:lys|lanterner)(?!\\p{L})|opplyst|lys(?:ene)? på',
  everyAircraft: 'all(?:e)? (?:luftfartøy|trafikk|flytrafikk|fly|flyging|flygning|flyginger)(?!\\p{L})',
  certain:
    'nøyaktig|bekrefte|definitiv|sikkert(?!\\p{L})|eksakt|presis|garantert|endelig(?!\\p{L}*e? innflyg)',
};
