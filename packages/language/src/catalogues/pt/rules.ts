import type { RuleWords } from '../../catalogue.ts';

/** What traffic may or must do, and who permits it, in Portuguese. */
export const rules: RuleWords = {
  rules: {
    prohibited: { all: 'Todos os voos são proibidos', some: 'O voo é proibido a {users}' },
    entryProhibited: { all: 'A entrada é proibida', some: 'A entrada é proibida a {users}' },
    suspended: { all: 'Todos os voos estão suspensos', some: 'O voo está suspenso para {users}' },
    permitted: { all: 'O voo é permitido', some: 'O voo é permitido a {users}' },
    permissionRequired: {
      all: 'É necessária autorização{from}',
      some: 'É necessária autorização{from} para {users}',
    },
    applies: { all: 'Isto aplica-se a todo o tráfego', some: 'Isto aplica-se a {users}' },
    exempt: { all: 'Isto não se aplica', some: 'Isto não se aplica a {users}' },
    mustStayClear: {
      all: 'Todo o tráfego deve manter-se fora da área',
      some: 'É obrigatório para {users} manter-se fora da área',
    },
    shouldStayClear: {
      all: 'Recomenda-se a todo o tráfego que se mantenha fora da área',
      some: 'Recomenda-se a {users} manter-se fora da área',
    },
    shouldNotEnter: {
      all: 'Recomenda-se a todo o tráfego que não entre em {object}',
      some: 'Recomenda-se a {users} que não entrem em {object}',
    },
    shouldNotOverfly: {
      all: 'Pede-se aos pilotos que não sobrevoem {object}',
      some: 'Pede-se a {users} que não sobrevoem {object}',
    },
    mustNotOverfly: {
      all: 'Todas as aeronaves devem evitar sobrevoar {object}',
      some: 'Exige-se a {users} que evitem sobrevoar {object}',
    },
  },
  overflownPlace: '{name}',
  overflown: {
    filming: 'as filmagens',
    event: 'o evento',
    funeral: 'o funeral',
    wildlife: 'a fauna',
    area: 'a área',
  },
  from: ' {authority}',
  authorities: {
    police: 'da polícia{form, select, none {} other { de {name}}}',
    tower: 'da torre{form, select, none {} other { de {name}}}',
    approach: 'da aproximação (APP){form, select, none {} other { de {name}}}',
    flightInformation: 'do serviço de informação de voo (AFIS){form, select, none {} other { de {name}}}',
    airTrafficControl: 'do ATC{form, select, none {} other { de {name}}}',
    airTrafficServices: 'dos serviços de tráfego aéreo{form, select, none {} other { de {name}}}',
    aviationAuthority: 'da autoridade de aviação civil',
    aerodromeOperator: 'do operador do aeródromo',
    military: 'da autoridade militar',
    incidentCommander: 'do comandante das operações no local',
    rescueCentre: 'do centro de coordenação de busca e salvamento',
    fireService: 'dos bombeiros',
    other: 'de {name}',
    displayDirector: 'do diretor da exibição aérea{form, select, none {} other { ({name})}}',
  },
  unlessPermitted: ', salvo com autorização{from}',
  askPermission: 'Para obter autorização: {value}',
  askPermissionUnit: 'Para obter autorização, fale com {unit}: {value}',
  including: ', o que inclui {users}',
  unlessOperatedOrPermitted: ', salvo com autorização{from} ou se for essa autoridade a operar a aeronave',
};
