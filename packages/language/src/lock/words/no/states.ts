import type { StateWords } from '../../states.ts';

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
  not: 'ikke|ingen|intet|aldri|uten|verken|forb[uy]|stengt|utilgjengelig|ute av|u\\p{L}*brukbar|innstilt|ei(?!\\p{L})',
};
