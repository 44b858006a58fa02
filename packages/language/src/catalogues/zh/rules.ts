import type { RuleWords } from '../../catalogue.ts';

/** What traffic may or must do, and who permits it, in Chinese. */
export const rules: RuleWords = {
  rules: {
    prohibited: { all: '禁止一切飞行', some: '{users}禁飞' },
    entryProhibited: { all: '禁止进入', some: '禁止{users}进入' },
    suspended: { all: '暂停一切飞行', some: '{users}暂停飞行' },
    permitted: { all: '允许飞行', some: '{users}可以飞行' },
    permissionRequired: { all: '须获得{from}许可', some: '{users}须获得{from}许可' },
    applies: { all: '此项适用于所有航空器', some: '此项适用于{users}' },
    exempt: { all: '此项不适用', some: '此项不适用于{users}' },
    mustStayClear: { all: '所有航空器必须避开该区域', some: '{users}必须避开该区域' },
    shouldStayClear: { all: '建议所有航空器避开该区域', some: '建议{users}避开该区域' },
    shouldNotEnter: { all: '建议所有航空器不要进入{object}', some: '建议{users}不要进入{object}' },
    shouldNotOverfly: {
      all: '请飞行员不要飞越{object}',
      some: '请{users}不要飞越{object}',
    },
    mustNotOverfly: {
      all: '所有航空器必须避免飞越{object}',
      some: '{users}必须避免飞越{object}',
    },
  },
  overflownPlace: '{name}',
  overflown: {
    filming: '拍摄现场',
    event: '活动现场',
    funeral: '葬礼现场',
    wildlife: '野生动物栖息地',
    area: '该区域',
  },
  from: '{authority}',
  authorities: {
    police: '{form, select, none {} other {{name}}}警方的',
    tower: '{form, select, none {} other {{name}}}塔台的',
    approach: '{form, select, none {} other {{name}}}进近管制单位的',
    flightInformation: '{form, select, none {} other {{name}}}机场飞行情报服务单位（AFIS）的',
    airTrafficControl: '{form, select, none {} other {{name}}}空中交通管制单位的',
    airTrafficServices: '{form, select, none {} other {{name}}}空中交通服务单位的',
    aviationAuthority: '民航当局的',
    aerodromeOperator: '机场运营人的',
    military: '军方的',
    incidentCommander: '现场指挥员的',
    rescueCentre: '援救协调中心的',
    fireService: '消防部门的',
    other: '{name}的',
  },
  unlessPermitted: '，获得{from}许可者除外',
  askPermission: '申请许可：{value}',
  askPermissionUnit: '申请许可请联系 {unit}：{value}',
  including: '，包括{users}',
};
