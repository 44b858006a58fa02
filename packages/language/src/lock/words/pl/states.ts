import type { StateWords } from '../../check/states.ts';

export const states: StateWords = {
  exception: 'z wyjątkiem|wyjątk|oprócz|chyba że|z wyłączeniem|prócz|wyjąwszy',
  permission: 'zgod[aęyą](?!\\p{L})|zezwoleni|pozwoleni',
  unlit:
    'nieoświetl|bez oświetl|nie oświetl|bez świateł|nie (?:jest|są|będzie|będą) oświetl|brak (?:oświetl|świateł)|oświetleni\\p{L}*(?: \\p{L}+){0,2} (?:nie działa|niespraw|nieczynn)',
  closed: 'zamkn|zamyka',
  again:
    '(?:zno[wu]+|znów) (?:czynn|dostęp|otwart|działa|w (?:użyc|eksploat))|ponownie w (?:użyc|eksploat)|powróc\\p{L}* do (?:użyt|eksploat)|ponownie (?:czynn|dostęp|otwart|działa|używ)|wznow|wznaw|przywróc',
  ended: 'nieaktywn|dezaktyw|zdemontow|odwołan(?!ie:|ie do)|anulow',
  reduced: 'zmniejsz|obniż|zreduk|redukc|skrócon',
  outside: 'poza(?! tym)(?!\\p{L})|na zewnątrz',
  available: 'dostępn|czynn|działa(?:ją)?(?!\\p{L})|sprawn',
  open: 'otwart|otwiera',
  permitted: 'dozwol|wolno|można',
  not: 'awari\\p{L}*|usterk\\p{L}*|(?<!na )nie(?!bezp|dziel|bo|któr|miec)|bez(?!p|zał)|brak|żad|nigdy|nikt|nikomu|ani|zakaz|zabron|zabran|zamkn|wyłącz|wycofan|zawieszon|poza|niedost|nieczynn|niesprawn|niedozw|wzbron|odwołan|uszkodz|awari|zgaszon|odmaw|niemożl',
  negated:
    '(?<!na )nie(?!\\p{L})(?! (?:wyżej|wyższ|przekracz|więcej|niżej|później))|żad(?:en|n)|nigdy|ani(?!\\p{L})',
  outOfService:
    'niesprawn|nieczynn|nie (?:działa|pracuj|funkcjonuj)|wyłączon\\p{L}* z eksploat|uszkodz|awari',
  active: 'aktywn|aktywow|czynn|obowiązuj|uruchomion',
  lit: 'oświetlon|z (?:włączonymi |zapalonymi )?świat(?:łami|łem)|włączon\\p{L}* świat',
  everyAircraft: '(?:wszystki|wszelki|każd)\\p{L}* (?:statk|statek|ruch|samolot|lot|użytkow|operac)',
  certain: 'dokładn(?:y|a|e|ie)(?!\\p{L})|potwierdzon|na pewno|z pewnością|pewny|pewna|precyzyjn|gwarantow',
};
