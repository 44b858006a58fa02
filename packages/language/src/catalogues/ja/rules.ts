import type { RuleWords } from '../../catalogue.ts';

/** What traffic may or must do, and who permits it, in Japanese. */
export const rules: RuleWords = {
  rules: {
    prohibited: { all: 'すべての飛行が禁止されています', some: '{users}は飛行が禁止されています' },
    entryProhibited: { all: '進入が禁止されています', some: '{users}は進入が禁止されています' },
    suspended: { all: 'すべての飛行が停止されています', some: '{users}は飛行が停止されています' },
    permitted: { all: '飛行が認められています', some: '{users}は飛行が認められています' },
    permissionRequired: { all: '{from}許可が必要です', some: '{users}には{from}許可が必要です' },
    applies: { all: 'これはすべての航空機に適用されます', some: 'これは{users}に適用されます' },
    exempt: { all: 'これは適用されません', some: 'これは{users}には適用されません' },
    mustStayClear: {
      all: 'すべての航空機は区域に入ってはなりません',
      some: '{users}は区域に入ってはなりません',
    },
    shouldStayClear: {
      all: 'すべての航空機は区域を避けるよう推奨されています',
      some: '{users}は区域を避けるよう推奨されています',
    },
    shouldNotEnter: {
      all: 'すべての航空機は{object}へ進入しないよう推奨されています',
      some: '{users}は{object}へ進入しないよう推奨されています',
    },
    shouldNotOverfly: {
      all: 'パイロットは{object}の上空を飛行しないよう要請されています',
      some: '{users}は{object}の上空を飛行しないよう要請されています',
    },
    mustNotOverfly: {
      all: 'すべての航空機は{object}の上空の飛行を避けなければなりません',
      some: '{users}は{object}の上空の飛行を避けなければなりません',
    },
  },
  overflownPlace: '{name}',
  overflown: {
    filming: '撮影現場',
    event: '催し会場',
    funeral: '葬儀会場',
    wildlife: '野生動物の生息地',
    area: 'この区域',
  },
  from: '{authority}',
  authorities: {
    police: '{form, select, none {警察} other {{name}警察}}の',
    tower: '{form, select, none {管制塔} other {{name}管制塔}}の',
    approach: '{form, select, none {} other {{name}}}進入管制所の',
    flightInformation: '{form, select, none {} other {{name}}}飛行場飛行情報業務機関（AFIS）の',
    airTrafficControl: '{form, select, none {} other {{name}}}航空交通管制機関の',
    airTrafficServices: '{form, select, none {} other {{name}}}航空交通業務機関の',
    aviationAuthority: '航空当局の',
    aerodromeOperator: '空港管理者の',
    military: '軍当局の',
    incidentCommander: '現場指揮者の',
    rescueCentre: '救難調整本部の',
    fireService: '消防機関の',
    other: '{name}の',
    displayDirector: 'エアショー責任者{form, select, none {} other {（{name}）}}の',
  },
  unlessPermitted: '<{from}許可がある場合を除き、',
  askPermission: '許可の申請先：{value}',
  askPermissionUnit: '許可の申請先：{unit}、{value}',
  including: '<{users}を含め、',
  unlessOperatedOrPermitted: '<{from}許可がある場合と同機関が自ら運航する場合を除き、',
};
