import type { HazardWords } from '../../catalogue.ts';
import type { HazardWording } from '../../explain/hazard-wording.ts';

/** Hazards in Japanese: what there is, and what to mind. */
export const hazards: Readonly<Record<HazardWording, HazardWords>> = {
  lowFlying: {
    noun: '低空飛行の航空機',
    advice: '同じ高度に航空機が来ることを想定し、早めに進路を譲ってください。',
  },
  militaryExercise: {
    noun: '軍事演習',
    advice: '高速で低空を飛ぶ軍用機を想定し、音や機影に気付いたら着陸させてください。',
  },
  firing: { noun: '射撃', advice: '射撃中は射撃区域に近づかないでください。' },
  helicopters: {
    noun: 'ヘリコプター',
    advice: '同じ高度にヘリコプターが来ることを想定し、早めに進路を譲ってください。',
  },
  airDisplay: {
    noun: '航空ショー',
    advice: '低空で急な機動をする航空機を想定し、会場から離れてください。',
  },
  parachuting: {
    noun: 'パラシュート降下',
    advice: '上空のパラシュートと降下用の航空機に注意し、降下地点から離れてください。',
  },
  gliding: {
    noun: '滑空機',
    advice: 'グライダーは音がせず見えにくいため、早めに進路を譲ってください。',
  },
  paragliding: {
    noun: 'パラグライダーまたはハンググライダー',
    advice: 'パラグライダーやハンググライダーは低速で見えにくいため、早めに進路を譲ってください。',
  },
  balloons: {
    noun: '気球などの飛行',
    advice: '気球は自ら進路を変えられないため、十分な距離をとってください。',
  },
  aerialWork: {
    noun: '測量・撮影などの作業飛行',
    advice: '同じ高度に飛行機やヘリコプターが来ることを想定し、早めに進路を譲ってください。',
  },
  cropSpraying: {
    noun: '低空での農薬散布',
    advice: '農地のすぐ上を飛ぶ航空機を想定し、近づかないでください。',
  },
  unmannedAircraft: {
    noun: '他のドローン',
    advice: '相手の操縦者から自機が見えないことがあるため、間隔をとってください。',
  },
  modelFlying: { noun: '模型航空機', advice: '模型航空機の飛行場所から離れてください。' },
  fireworks: { noun: '花火の打上げ', advice: '花火とその落下物から十分に離れてください。' },
  lasers: {
    noun: 'レーザー照射',
    advice:
      'レーザー光で目がくらんだりカメラが使えなくなったりするおそれがあるため、光線から離れてください。',
  },
  lights: {
    noun: '強い光の照射',
    advice: '強い光で目がくらんだりカメラに影響したりするおそれがあります。',
  },
  blasting: {
    noun: '発破または爆発物の作業',
    advice: '実施中は近づかないでください。破片が高く飛ぶことがあります。',
  },
  rockets: {
    noun: 'ロケット',
    advice: '有効時間中は、この区域内でのドローンの飛行を避けてください。',
  },
  spaceDebris: {
    noun: '破片の落下のおそれ',
    advice: '落下物の可能性があります。有効時間中は、この区域内でのドローンの飛行を避けてください。',
  },
  gasRelease: {
    noun: 'ガスの燃焼または放出',
    advice: '近づかないでください。高温または燃焼中のガスでドローンが壊れるおそれがあります。',
  },
  kites: { noun: '凧', advice: '見えにくい凧の糸に注意してください。' },
  radioInterference: {
    noun: '電波障害のおそれ',
    advice: '操縦電波や映像が途切れることがあります。自動帰還に備えてください。',
  },
  gnssInterference: {
    noun: '衛星航法（GNSS）の障害のおそれ',
    advice: '位置保持や自動帰還が働かないことがあります。手動操縦に備えてください。',
  },
  birds: {
    noun: '鳥などの動物',
    advice: '鳥がドローンを襲ったり衝突したりすることがあるため、鳥から離れてください。',
  },
  captiveBalloon: {
    noun: '係留気球',
    advice: '気球と、見えにくい係留索から離れてください。',
  },
  smoke: {
    noun: '煙',
    advice:
      'ドローンを目視できる範囲に保ってください。煙でドローンやほかの航空機が見えなくなることがあります。',
  },
  trafficConcentration: {
    noun: '通常より多い航空交通',
    advice: '低空の航空機が増えることを想定し、早めに進路を譲ってください。',
  },
  aerospace: {
    noun: '宇宙飛行活動',
    advice:
      'この種のノータムは通常、ロケットの打上げや落下物に関するものです。有効時間中は、この区域内でのドローンの飛行を避けてください。',
  },
  aerobatics: {
    noun: '曲技飛行',
    advice: '急な機動をする航空機を想定し、十分に離れてください。',
  },
  droppedArticles: {
    noun: '航空機からの投下物',
    advice: '落下する物件と投下する航空機に注意し、その場所から離れてください。',
  },
  exercise: {
    noun: '演習',
    advice: '高速または低空の航空機も想定し、早めに進路を譲ってください。',
  },
  militaryFlying: {
    noun: '軍の活動',
    advice: '高速で低空を飛ぶこともある軍用機を想定し、音や機影に気付いたら着陸させてください。',
  },
  specialFlying: {
    noun: '特別な飛行活動',
    advice: '低空の航空機も想定し、早めに進路を譲ってください。',
  },
  otherActivity: {
    noun: '航空機に危険となり得る活動',
    advice: '原文で内容を確認し、その場所から離れてください。',
  },
};
