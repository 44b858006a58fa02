import type { RatingWords } from '../../check/ratings.ts';

export const ratings: RatingWords = {
  mayNot:
    'zakaz|zabron|zabrani|niedozwol|wzbron|nie (?:jest|są) (?:\\p{L}+ )?dozwol|nie (?:polecisz|polecimy)|lot(?:y|ów)?(?: \\p{L}+){0,2} (?:jest |są )?niemożliw|nie (?:można|mogą|może|możesz)(?: \\p{L}+){0,3} (?:lata|leci|wlat|wleci)|nie wolno|(?:latać|wlatywać|wlecieć|lecieć)(?: \\p{L}+){0,3} nie można|nielegal|nie (?:masz|mają|ma) prawa(?: \\p{L}+){0,2} (?:lata|leci|wlat|wleci)',
  doNot: 'nie (?:lataj|wlatuj|wlat|startuj|wznoś|uruchamiaj|zbliżaj|wchod)|(?:po)?wstrzymaj|zrezygnuj',
  keepAway: 'trzyma|unikaj|omijaj',
  notForbidden:
    'nie (?:jest |są |ma |obowiązuje |wprowadza |stanowi )?(?:\\p{L}+ )?(?:zakaz|zabron|zabran)\\p{L}*|zakazu (?:\\p{L}+ ){0,3}nie ma|bez zakazu',
  permission: 'zgod[aęyą](?!\\p{L})|zezwoleni|pozwoleni',
  terms:
    'wyjąt|pod (?:\\p{L}+ ){0,2}warunk|uzgodni|uzgadnia|po (?:uzyskaniu|otrzymaniu)|zapyta|skontaktuj|skoordynow|koordynac|zgodzi',
  withoutPermission:
    'bez (?:\\p{L}+ ){0,2}(?:zgody|zezwoleni|pozwoleni)|nie (?:wymaga|potrzeb\\p{L}*|trzeba)(?: \\p{L}+){0,2} (?:zgod[yęą]|zezwoleni|pozwoleni)|bez pytania|(?:zgoda|zgody|zezwolenie|pozwolenie)(?: \\p{L}+){0,2} nie (?:jest|są) (?:wymagan|potrzebn|konieczn)|ani (?:\\p{L}+ )?(?:zgody|zezwoleni|pozwoleni)',
  notWithout: 'nie bez',
  never:
    'nawet (?:z|za) (?:zgod|zezwol|pozwol)|w żadnym (?:wypadku|razie)|bezwzględnie|całkowic\\p{L}* (?:zakaz|zabron)|absolutnie|pod żadnym|kategoryczni|nie (?:wydaje|udziela) się (?:\\p{L}+ )?(?:zgod|zezwol|pozwol)|bez możliwości uzyskania',
  unconcerned:
    'nie dotyczy|bez znaczenia|nie (?:odnosi|ma związku)|nie są objęte|nie ma (?:\\p{L}+ )?znaczenia|nie (?:ma (?:\\p{L}+ )?wpływu|wpływa) na (?:\\p{L}+ )?dron',
  may: '(?:można|może|mogą|możesz|wolno)(?:,?(?: \\p{L}+){0,4},?) (?:lata|lecie|wlat|wleci|wleć|wykonyw|operow|start)|(?:latać|wlatywać|wlecieć|lecieć)(?: \\p{L}+){0,3} (?:można|wolno)|(?:jest|są) (?:\\p{L}+ )?(?:dozwol|możliw|dopuszczaln)|lataj (?:swobod|ostroż)',
  freely:
    'swobodnie|bez (?:żadnych |jakichkolwiek )?(?:ograniczeń|przeszkód|limit)|żadn\\p{L}* (?:ograniczeń|ograniczenia)|jak (?:zwykle|zawsze)|do woli|nie ma (?:\\p{L}+ )?ograniczeń|dowolnie|nie ogranicza',
  carefree:
    '(?:(?<!na )nie|bez|żadn\\p{L}*)(?: \\p{L}+){0,3} (?:ostrożnoś|uwag[iaęą]|uważ|obaw|ryzyk|zagroż|niebezpiecz)(?!\\p{L}*ej)|nie trzeba (?:\\p{L}+ )?(?:uważ|zważ|się (?:obaw|przejm|martw))|beztrosk|zignoruj|ignorować|zupełnie bezpiecz',
};
