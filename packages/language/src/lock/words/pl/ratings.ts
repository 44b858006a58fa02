import type { RatingWords } from '../../ratings.ts';

export const ratings: RatingWords = {
  mayNot:
    'zakaz|zabron|niedozwol|wzbron|nie (?:można|mogą|może)(?: \\p{L}+){0,3} (?:lata|leci|wlat|wleci)|nie wolno|(?:latać|wlatywać|wlecieć|lecieć)(?: \\p{L}+){0,3} nie można|nielegal',
  doNot: 'nie (?:lataj|wlatuj|wlat)|trzyma',
  notForbidden: 'nie (?:jest |są |ma )?(?:zakaz|zabron)\\p{L}*',
  permission: 'zgod[aęyą](?!\\p{L})|zezwoleni|pozwoleni',
  withoutPermission:
    'bez (?:\\p{L}+ ){0,2}(?:zgody|zezwoleni|pozwoleni)|nie (?:wymaga|potrzeba|trzeba)(?: \\p{L}+){0,2} (?:zgody|zezwoleni|pozwoleni)',
  never:
    'nawet (?:z|za) (?:zgod|zezwol|pozwol)|w żadnym (?:wypadku|razie)|bezwzględnie|całkowic\\p{L}* (?:zakaz|zabron)|absolutnie',
  unconcerned: 'nie dotyczy|bez znaczenia|nie (?:odnosi|ma związku)|nie są objęte',
};
