import type { StateWords } from '../../check/states.ts';

export const states: StateWords = {
  exception: 'z wyjątkiem|wyjątk|oprócz|chyba że|z wyłączeniem|prócz',
  permission: 'zgod[aęyą](?!\\p{L})|zezwoleni|pozwoleni',
  unlit: 'nieoświetl|bez oświetl|nie oświetl|bez świateł',
  closed: 'zamkn|zamyka',
  again: 'ponownie (?:czynn|dostęp|otwart|działa|używ)|wznow|wznaw|przywróc',
  ended: 'nieaktywn|dezaktyw|zdemontow|odwołan|anulow',
  reduced: 'zmniejsz|obniż|zreduk|redukc',
  outside: 'poza(?! tym)(?!\\p{L})',
  available: 'dostępn|czynn|działa(?:ją)?(?!\\p{L})|sprawn',
  open: 'otwart|otwiera',
  permitted: 'dozwol|wolno|można',
  not: 'awari\\p{L}*|usterk\\p{L}*|nie(?!bezp|dziel|bo|któr|miec)|bez(?!p|zał)|brak|żad|nigdy|nikt|nikomu|ani|zakaz|zabron|zamkn|wyłącz|wycofan|zawieszon|poza|niedost|nieczynn|niesprawn|niedozw|wzbron|odwołan|uszkodz|awari|zgaszon|odmaw|niemożl',
  negated: 'nie(?!\\p{L})(?! (?:wyżej|wyższ|przekracz|więcej|niżej|później))|żad(?:en|n)|nigdy|ani(?!\\p{L})',
  outOfService: 'niesprawn|nieczynn|nie działa|uszkodz|awari',
  active: 'aktywn|aktywow|czynn|obowiązuj|uruchomion',
  lit: 'oświetlon|z (?:włączonymi |zapalonymi )?świat(?:łami|łem)|włączon\\p{L}* świat',
  everyAircraft: '(?:wszystki|każd)\\p{L}* (?:statk|ruch|samolot|lot|użytkow|operac)',
  certain: 'dokładn(?:y|a|e|ie)(?!\\p{L})|potwierdzon|na pewno|z pewnością|pewny|pewna|precyzyjn|gwarantow',
};
