import type { RuleWords } from '../../catalogue.ts';

/** What traffic may or must do, and who permits it, in Russian. */
export const rules: RuleWords = {
  rules: {
    prohibited: { all: 'Все полёты запрещены', some: 'Полёты запрещены для {users}' },
    entryProhibited: { all: 'Вход в зону запрещён', some: 'Вход в зону запрещён для {users}' },
    suspended: { all: 'Все полёты приостановлены', some: 'Полёты приостановлены для {users}' },
    permitted: { all: 'Полёты разрешены', some: 'Полёты разрешены для {users}' },
    permissionRequired: { all: 'Требуется разрешение{from}', some: 'Требуется разрешение{from} для {users}' },
    applies: { all: 'Это действует для всех воздушных судов', some: 'Это действует для {users}' },
    exempt: { all: 'Это не применяется', some: 'Исключение сделано для {users}' },
    mustStayClear: {
      all: 'Обход зоны обязателен для всех воздушных судов',
      some: 'Обход зоны обязателен для {users}',
    },
    shouldStayClear: {
      all: 'Обход зоны рекомендован для всех воздушных судов',
      some: 'Обход зоны рекомендован для {users}',
    },
    shouldNotEnter: {
      all: 'Всем воздушным судам рекомендуется не входить в {object}',
      some: 'Рекомендация для {users}: не входить в {object}',
    },
    shouldNotOverfly: {
      all: 'Пилотов просят не пролетать над {object}',
      some: 'Просьба не пролетать над {object} касается {users}',
    },
    mustNotOverfly: {
      all: 'Все воздушные суда должны избегать пролёта над {object}',
      some: 'Требование избегать пролёта над {object} касается {users}',
    },
  },
  overflownPlace: '{name}',
  overflown: {
    filming: 'местом съёмок',
    event: 'местом проведения мероприятия',
    funeral: 'местом похорон',
    wildlife: 'местом обитания животных',
    area: 'этим районом',
  },
  from: ' {authority}',
  authorities: {
    police: 'полиции{form, select, none {} other { ({name})}}',
    tower: '{form, select, none {диспетчерской вышки} other {вышки {name}}}',
    approach: 'диспетчерского пункта подхода{form, select, none {} other { {name}}}',
    flightInformation:
      '{form, select, none {службы полётной информации (AFIS)} other {службы полётной информации (AFIS) {name}}}',
    airTrafficControl: 'органа УВД{form, select, none {} other { {name}}}',
    airTrafficServices: 'органа ОВД{form, select, none {} other { {name}}}',
    aviationAuthority: 'уполномоченного органа гражданской авиации',
    aerodromeOperator: 'оператора аэродрома',
    military: 'военных властей',
    incidentCommander: 'руководителя операции на месте',
    rescueCentre: 'координационного центра поиска и спасания',
    fireService: 'пожарной службы',
    other: '{name}',
    displayDirector: 'руководителя авиашоу{form, select, none {} other { ({name})}}',
  },
  unlessPermitted: ' без разрешения{from}',
  askPermission: 'Для получения разрешения: {value}',
  askPermissionUnit: 'Для получения разрешения обращаться: {unit}, {value}',
  including: ', в том числе для {users}',
  unlessOperatedOrPermitted: ' без разрешения{from}, кроме полётов самого этого органа',
};
