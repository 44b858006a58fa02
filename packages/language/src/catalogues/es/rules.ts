import type { RuleWords } from '../../catalogue.ts';

/** What traffic may or must do, and who permits it, in Spanish. */
export const rules: RuleWords = {
  rules: {
    prohibited: { all: 'Están prohibidos todos los vuelos', some: 'Se prohíbe el vuelo a {users}' },
    entryProhibited: { all: 'Se prohíbe la entrada', some: 'Se prohíbe la entrada a {users}' },
    suspended: { all: 'Todos los vuelos están suspendidos', some: 'El vuelo está suspendido para {users}' },
    permitted: { all: 'El vuelo está permitido', some: 'Se permite el vuelo a {users}' },
    permissionRequired: {
      all: 'Se requiere autorización{from}',
      some: 'Se requiere autorización{from} para {users}',
    },
    applies: { all: 'Esto se aplica a todo el tránsito', some: 'Esto se aplica a {users}' },
    exempt: { all: 'Esto no se aplica', some: 'Esto no se aplica a {users}' },
    mustStayClear: {
      all: 'Todo el tránsito debe mantenerse fuera de la zona',
      some: 'Se exige a {users} mantenerse fuera de la zona',
    },
    shouldStayClear: {
      all: 'Se recomienda a todo el tránsito mantenerse fuera de la zona',
      some: 'Se recomienda a {users} mantenerse fuera de la zona',
    },
    shouldNotEnter: {
      all: 'Se recomienda a todo el tránsito no entrar en {object}',
      some: 'Se recomienda a {users} no entrar en {object}',
    },
    shouldNotOverfly: {
      all: 'Se ruega a los pilotos que no sobrevuelen {object}',
      some: 'Se ruega a {users} que no sobrevuelen {object}',
    },
    mustNotOverfly: {
      all: 'Todas las aeronaves deben evitar sobrevolar {object}',
      some: 'Se exige a {users} que eviten sobrevolar {object}',
    },
  },
  overflownPlace: '{name}',
  overflown: {
    filming: 'el rodaje',
    event: 'el evento',
    funeral: 'el funeral',
    wildlife: 'la fauna',
    area: 'la zona',
  },
  from: ' {authority}',
  authorities: {
    police: 'de la policía{form, select, none {} other { de {name}}}',
    tower: 'de la torre de control{form, select, none {} other { de {name}}}',
    approach: 'del control de aproximación{form, select, none {} other { de {name}}}',
    flightInformation:
      'del servicio de información de vuelo (AFIS){form, select, none {} other { de {name}}}',
    airTrafficControl: 'del control de tránsito aéreo{form, select, none {} other { de {name}}}',
    airTrafficServices: 'de los servicios de tránsito aéreo{form, select, none {} other { de {name}}}',
    aviationAuthority: 'de la autoridad de aviación civil',
    aerodromeOperator: 'del operador del aeródromo',
    military: 'de la autoridad militar',
    incidentCommander: 'del jefe de la intervención',
    rescueCentre: 'del centro coordinador de salvamento',
    fireService: 'de los bomberos',
    other: 'de {name}',
    displayDirector: 'del director de la exhibición aérea{form, select, none {} other { ({name})}}',
  },
  unlessPermitted: ', salvo con autorización{from}',
  askPermission: 'Para obtener autorización: {value}',
  askPermissionUnit: 'Para obtener autorización, contacte con {unit}: {value}',
  including: ', lo que incluye {users}',
  unlessOperatedOrPermitted: ', salvo con autorización{from} o si esa misma autoridad opera la aeronave',
};
