import type { RuleWords } from '../../catalogue.ts';

/** What traffic may or must do, and who permits it, in Norwegian (bokmål). */
export const rules: RuleWords = {
  rules: {
    prohibited: { all: 'All flyging er forbudt', some: 'Flyging er forbudt for {users}' },
    entryProhibited: { all: 'Det er forbudt å fly inn', some: 'Det er forbudt for {users} å fly inn' },
    suspended: { all: 'All flyging er innstilt', some: 'Flyging er innstilt for {users}' },
    permitted: { all: 'Flyging er tillatt', some: 'Flyging er tillatt for {users}' },
    permissionRequired: {
      all: 'Det kreves tillatelse{from}',
      some: 'Det kreves tillatelse{from} for {users}',
    },
    applies: { all: 'Dette gjelder all trafikk', some: 'Dette gjelder for {users}' },
    exempt: { all: 'Dette gjelder ikke', some: 'Dette gjelder ikke for {users}' },
    mustStayClear: {
      all: 'All trafikk skal holde seg unna området',
      some: 'Området skal unngås av {users}',
    },
    shouldStayClear: {
      all: 'All trafikk bør holde seg unna området',
      some: 'Området bør unngås av {users}',
    },
    shouldNotEnter: {
      all: 'All trafikk rådes til ikke å fly inn i {object}',
      some: 'Det frarådes for {users} å fly inn i {object}',
    },
    shouldNotOverfly: {
      all: 'Flygere bes om ikke å fly over {object}',
      some: 'Det bes om at {users} ikke flyr over {object}',
    },
    mustNotOverfly: {
      all: 'Alle luftfartøy skal unngå å fly over {object}',
      some: 'Flyging over {object} skal unngås av {users}',
    },
  },
  overflownPlace: '{name}',
  overflown: {
    filming: 'filmopptakene',
    event: 'arrangementet',
    funeral: 'begravelsen',
    wildlife: 'dyrelivet',
    area: 'området',
  },
  from: ' {authority}',
  authorities: {
    police: 'fra {form, select, none {politiet} other {politiet i {name}}}',
    tower: 'fra {form, select, none {kontrolltårnet} other {{name} kontrolltårn}}',
    approach: 'fra {form, select, none {innflygingskontrollen} other {{name} innflygingskontroll}}',
    flightInformation: 'fra {form, select, none {AFIS-enheten} other {AFIS-enheten {name}}}',
    airTrafficControl:
      'fra {form, select, none {flygekontrolltjenesten} other {flygekontrolltjenesten {name}}}',
    airTrafficServices: 'fra {form, select, none {lufttrafikktjenesten} other {lufttrafikktjenesten {name}}}',
    aviationAuthority: 'fra luftfartsmyndigheten',
    aerodromeOperator: 'fra flyplassoperatøren',
    military: 'fra Forsvaret',
    incidentCommander: 'fra innsatslederen',
    rescueCentre: 'fra hovedredningssentralen',
    fireService: 'fra brannvesenet',
    other: 'fra {name}',
    displayDirector: 'fra flyoppvisningslederen{form, select, none {} other { ({name})}}',
  },
  unlessPermitted: ', med mindre det er gitt tillatelse{from}',
  askPermission: 'For tillatelse: {value}',
  askPermissionUnit: 'For tillatelse, kontakt {unit}: {value}',
  including: ', også for {users}',
  unlessOperatedOrPermitted: ', med mindre det er gitt tillatelse{from} eller etaten selv flyr',
};
