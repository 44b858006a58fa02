import type { RuleWords } from '../../catalogue.ts';

/** What traffic may or must do, and who permits it, in Polish. */
export const rules: RuleWords = {
  rules: {
    prohibited: { all: 'Wszelkie loty są zakazane', some: 'Loty są zakazane dla {users}' },
    entryProhibited: { all: 'Wlot jest zakazany', some: 'Wlot jest zakazany dla {users}' },
    suspended: { all: 'Wszelkie loty są zawieszone', some: 'Loty są zawieszone dla {users}' },
    permitted: { all: 'Loty są dozwolone', some: 'Loty są dozwolone dla {users}' },
    permissionRequired: { all: 'Wymagana jest zgoda{from}', some: 'Wymagana jest zgoda{from} dla {users}' },
    applies: { all: 'Dotyczy to wszystkich statków powietrznych', some: 'Dotyczy to {users}' },
    exempt: { all: 'To nie obowiązuje', some: 'To nie dotyczy {users}' },
    mustStayClear: {
      all: 'Wszystkie statki powietrzne muszą omijać ten obszar',
      some: 'Omijanie tego obszaru jest obowiązkowe dla {users}',
    },
    shouldStayClear: {
      all: 'Wszystkim statkom powietrznym zaleca się omijanie tego obszaru',
      some: 'Omijanie tego obszaru jest zalecane dla {users}',
    },
    shouldNotEnter: {
      all: 'Wszystkim statkom powietrznym zaleca się nie wlatywać do {object}',
      some: 'Zalecenie dla {users}: nie wlatywać do {object}',
    },
    shouldNotOverfly: {
      all: 'Pilotów prosi się o unikanie przelotów nad {object}',
      some: 'Prośba o unikanie przelotów nad {object} dotyczy {users}',
    },
    mustNotOverfly: {
      all: 'Wszystkie statki powietrzne muszą unikać przelotów nad {object}',
      some: 'Unikanie przelotów nad {object} jest obowiązkowe dla {users}',
    },
  },
  overflownPlace: '{name}',
  overflown: {
    filming: 'planem filmowym',
    event: 'miejscem imprezy',
    funeral: 'miejscem pogrzebu',
    wildlife: 'ostoją zwierząt',
    area: 'tym obszarem',
  },
  from: ' {authority}',
  authorities: {
    police: 'policji{form, select, none {} other { ({name})}}',
    tower: 'wieży kontroli{form, select, none {} other { {name}}}',
    approach: 'kontroli zbliżania{form, select, none {} other { {name}}}',
    flightInformation:
      'lotniskowej służby informacji powietrznej (AFIS){form, select, none {} other { {name}}}',
    airTrafficControl: 'kontroli ruchu lotniczego{form, select, none {} other { {name}}}',
    airTrafficServices: 'organu służb ruchu lotniczego{form, select, none {} other { {name}}}',
    aviationAuthority: 'władzy lotnictwa cywilnego',
    aerodromeOperator: 'zarządzającego lotniskiem',
    military: 'władz wojskowych',
    incidentCommander: 'kierującego akcją',
    rescueCentre: 'ośrodka koordynacji poszukiwania i ratownictwa',
    fireService: 'straży pożarnej',
    other: '{name}',
    displayDirector: 'kierującego pokazami lotniczymi{form, select, none {} other { ({name})}}',
  },
  unlessPermitted: ', chyba że za zgodą{from}',
  askPermission: 'W sprawie zgody: {value}',
  askPermissionUnit: 'W sprawie zgody należy zwrócić się do: {unit}, {value}',
  including: ', w tym dla {users}',
  unlessOperatedOrPermitted: ', chyba że za zgodą{from} lub gdy lot wykonuje sam ten organ',
};
