import type { HazardWords } from '../../catalogue.ts';
import type { HazardWording } from '../../explain/hazard-wording.ts';

/** Hazards in Japanese: what there is, and what to mind. */
export const hazards: Readonly<Record<HazardWording, HazardWords>> = {
  lowFlying: {
    reason: 'ここでは航空機が低空を飛行することがあります。',
    advice: '同じ高度に航空機が来ることを想定し、早めに進路を譲ってください。',
  },
  militaryExercise: {
    reason: '軍事演習が行われます。',
    advice: '高速で低空を飛ぶ軍用機を想定し、音や機影に気付いたら着陸させてください。',
  },
  firing: { reason: '射撃が行われます。', advice: '射撃中は射撃区域に近づかないでください。' },
  helicopters: {
    reason: 'ここではヘリコプターが飛行します。',
    advice: '同じ高度にヘリコプターが来ることを想定し、早めに進路を譲ってください。',
  },
  airDisplay: {
    reason: '航空ショーが行われます。',
    advice: '低空で急な機動をする航空機を想定し、会場から離れてください。',
  },
  parachuting: {
    reason: 'パラシュート降下が行われます。',
    advice: '上空のパラシュートと降下用の航空機に注意し、降下地点から離れてください。',
  },
  gliding: {
    reason: 'グライダーが飛行します。',
    advice: 'グライダーは音がせず見えにくいため、早めに進路を譲ってください。',
  },
  paragliding: {
    reason: 'パラグライダーまたはハンググライダーが飛行します。',
    advice: '低速で見えにくいため、早めに進路を譲ってください。',
  },
  balloons: {
    reason: '気球または飛行船が飛行します。',
    advice: '気球は自ら進路を変えられないため、十分な距離をとってください。',
  },
  aerialWork: {
    reason: '航空機が航空作業を行います。',
    advice: '同じ高度に飛行機やヘリコプターが来ることを想定し、早めに進路を譲ってください。',
  },
  cropSpraying: {
    reason: '航空機が低空で農薬散布を行います。',
    advice: '農地のすぐ上を飛ぶ航空機を想定し、近づかないでください。',
  },
  unmannedAircraft: {
    reason: 'ほかのドローンが飛行します。',
    advice: '間隔をとってください。相手の操縦者からは見えないことがあります。',
  },
  modelFlying: { reason: '模型航空機が飛行します。', advice: '模型航空機の飛行場所から離れてください。' },
  fireworks: { reason: '花火が打ち上げられます。', advice: '花火とその落下物から十分に離れてください。' },
  lasers: {
    reason: 'レーザーが使用されます。',
    advice: '目がくらんだりカメラが使えなくなったりするおそれがあるため、光線から離れてください。',
  },
  lights: {
    reason: '強い照明が使用されます。',
    advice: '目がくらんだりカメラに影響したりするおそれがあります。',
  },
  blasting: {
    reason: '発破または爆発物の作業が行われます。',
    advice: '実施中は近づかないでください。破片が高く飛ぶことがあります。',
  },
  rockets: {
    reason: 'ロケットの打ち上げまたは発射が行われます。',
    advice: '示された時間帯にはこの区域に入らないでください。',
  },
  spaceDebris: {
    reason: 'この区域に破片などが落下するおそれがあります。',
    advice: '示された時間帯にはこの区域で飛行しないでください。',
  },
  gasRelease: {
    reason: 'ガスの燃焼または放出が行われます。',
    advice: '近づかないでください。高温または燃焼中のガスでドローンが壊れるおそれがあります。',
  },
  kites: { reason: '凧揚げが行われます。', advice: '見えにくい糸に注意してください。' },
  radioInterference: {
    reason: '無線信号が妨害されるおそれがあります。',
    advice: '操縦電波や映像が途切れることがあります。自動帰還に備えてください。',
  },
  gnssInterference: {
    reason: '衛星航法（GNSS）が妨害されるおそれがあります。',
    advice: '位置保持や自動帰還が働かないことがあります。手動操縦に備えてください。',
  },
  birds: {
    reason: '鳥またはその他の動物による危険があります。',
    advice: '鳥から離れてください。鳥がドローンを襲ったり衝突したりすることがあります。',
  },
  captiveBalloon: {
    reason: '係留気球が揚げられます。',
    advice: '気球と、見えにくい係留索から離れてください。',
  },
  smoke: {
    reason: '煙で視程が悪くなるおそれがあります。',
    advice:
      'ドローンを目視できる範囲に保ってください。煙でドローンやほかの航空機が見えなくなることがあります。',
  },
  trafficConcentration: {
    reason: '通常より航空交通が多くなることがあります。',
    advice: '低空の航空機が増えることを想定し、早めに進路を譲ってください。',
  },
  aerospace: {
    reason: '航空宇宙関連の活動が行われます。',
    advice: 'ロケットや落下物の可能性があるため、示された時間帯にはこの区域に入らないでください。',
  },
  aerobatics: {
    reason: '曲技飛行が行われます。',
    advice: '急な機動をする航空機を想定し、十分に離れてください。',
  },
  droppedArticles: {
    reason: '航空機から物件が投下されます。',
    advice: '落下する物件と投下する航空機に注意し、その場所から離れてください。',
  },
  exercise: {
    reason: '演習が行われます。',
    advice: '高速または低空の航空機も想定し、早めに進路を譲ってください。',
  },
  militaryFlying: {
    reason: '軍事活動が行われます。',
    advice: '高速で低空を飛ぶこともある軍用機を想定し、音や機影に気付いたら着陸させてください。',
  },
  specialFlying: {
    reason: '特別な飛行活動が行われます。',
    advice: '低空の航空機も想定し、早めに進路を譲ってください。',
  },
  otherActivity: {
    reason: '航空機に危険を及ぼすおそれのある活動が行われます。',
    advice: '原文で内容を確認し、その場所から離れてください。',
  },
};
