import type { RuleWords } from '../../catalogue.ts';

/** What traffic may or must do, and who permits it, in English. */
export const rules: RuleWords = {
  rules: {
    prohibited: { all: 'All flying is prohibited', some: 'Flying is prohibited for {users}' },
    entryProhibited: { all: 'Entry is prohibited', some: 'Entry is prohibited for {users}' },
    suspended: { all: 'All flying is suspended', some: 'Flying is suspended for {users}' },
    permitted: { all: 'Flying is permitted', some: 'Flying is permitted for {users}' },
    permissionRequired: {
      all: 'Permission{from} is required',
      some: 'Permission{from} is required for {users}',
    },
    applies: { all: 'This applies to all traffic', some: 'This applies to {users}' },
    exempt: { all: 'This does not apply', some: 'This does not apply to {users}' },
    mustStayClear: {
      all: 'All traffic must stay clear of the area',
      some: 'The area must be avoided by {users}',
    },
    shouldStayClear: {
      all: 'All traffic is advised to stay clear of the area',
      some: 'The area should be avoided by {users}',
    },
    shouldNotEnter: {
      all: 'All traffic is advised not to enter {object}',
      some: 'The advice to {users} is not to enter {object}',
    },
    shouldNotOverfly: {
      all: 'Pilots are asked not to fly over {object}',
      some: '{users} are asked not to fly over {object}',
    },
    mustNotOverfly: {
      all: 'All aircraft must avoid flying over {object}',
      some: 'Flying over {object} must be avoided by {users}',
    },
  },
  overflownPlace: '{name}',
  overflown: {
    filming: 'the filming',
    event: 'the event',
    funeral: 'the funeral',
    wildlife: 'the wildlife',
    area: 'the area',
  },
  from: ' {authority}',
  authorities: {
    police: 'from {form, select, none {the police} other {{name} Police}}',
    tower: 'from {form, select, none {the control tower} other {{name} tower}}',
    approach: 'from {form, select, none {} other {{name} }}approach control',
    flightInformation: 'from {form, select, none {the} other {{name}}} flight information service (AFIS)',
    airTrafficControl: 'from {form, select, none {} other {{name} }}air traffic control',
    airTrafficServices: 'from {form, select, none {the} other {{name}}} air traffic services',
    aviationAuthority: 'from the civil aviation authority',
    aerodromeOperator: 'from the aerodrome operator',
    military: 'from the military',
    incidentCommander: 'from the incident commander',
    rescueCentre: 'from the rescue coordination centre',
    fireService: 'from the fire service',
    other: 'from {name}',
    displayDirector: 'from the flying display director{form, select, none {} other { ({name})}}',
  },
  unlessPermitted: ', except with permission{from}',
  askPermission: 'For permission: {value}',
  askPermissionUnit: 'For permission contact {unit}: {value}',
  including: ', including {users}',
  unlessOperatedOrPermitted:
    ', except with permission{from} or when that authority operates the aircraft itself',
};
