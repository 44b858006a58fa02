import type { HazardWords } from '../../catalogue.ts';
import type { HazardWording } from '../../explain/hazard-wording.ts';

/** Hazards in Chinese: what there is, and what to mind. */
export const hazards: Readonly<Record<HazardWording, HazardWords>> = {
  lowFlying: {
    noun: '低空飞行的航空器',
    advice: '航空器可能与您的无人机处于同一高度，请及早避让。',
  },
  militaryExercise: {
    noun: '军事演习',
    advice: '可能有高速、低空飞行的军用航空器，听到或看到时请立即降落。',
  },
  firing: { noun: '射击活动', advice: '射击期间请远离射击区。' },
  helicopters: { noun: '直升机', advice: '直升机可能与您的无人机处于同一高度，请及早避让。' },
  airDisplay: { noun: '飞行表演', advice: '航空器可能低空快速机动，请远离表演区域。' },
  parachuting: { noun: '跳伞', advice: '请注意上空的降落伞和跳伞飞机；请远离着陆区。' },
  gliding: { noun: '滑翔机', advice: '滑翔机没有噪声且不易发现；请及早避让。' },
  paragliding: {
    noun: '滑翔伞或悬挂滑翔翼',
    advice: '滑翔伞和悬挂滑翔翼速度慢且不易发现；请及早避让。',
  },
  balloons: {
    noun: '气球或飞艇',
    advice: '气球无法避让您；请保持足够距离。',
  },
  aerialWork: {
    noun: '空中作业',
    advice: '飞机或直升机可能与您的无人机处于同一高度，请及早避让。',
  },
  cropSpraying: {
    noun: '低空农业喷洒',
    advice: '航空器可能紧贴农田上空飞行，请远离。',
  },
  unmannedAircraft: { noun: '其他无人机', advice: '请与其保持距离，对方操控员可能看不到您的无人机。' },
  modelFlying: { noun: '航模', advice: '请与航空模型活动保持距离。' },
  fireworks: { noun: '烟花燃放', advice: '请远离烟花及其坠落物。' },
  lasers: {
    noun: '激光活动',
    advice: '激光束可能使您目眩并使摄像头失效；请远离光束。',
  },
  lights: { noun: '强光', advice: '强光可能使您目眩并影响摄像头。' },
  blasting: {
    noun: '爆破或爆炸物作业',
    advice: '作业期间请远离；碎片可能被抛得很高。',
  },
  rockets: {
    noun: '火箭活动',
    advice: '上述时间内，请避免在该区域操控无人机飞行。',
  },
  spaceDebris: {
    noun: '残骸坠落',
    advice: '可能有残骸坠落；上述时间内，请避免在该区域操控无人机飞行。',
  },
  gasRelease: { noun: '燃气燃烧或放空', advice: '请远离：高温或燃烧的气体可能损毁无人机。' },
  kites: { noun: '风筝', advice: '请注意不易发现的风筝线。' },
  radioInterference: {
    noun: '可能的无线电干扰',
    advice: '遥控链路或图传可能中断；请做好返航准备。',
  },
  gnssInterference: {
    noun: '卫星导航（GNSS）可能受干扰',
    advice: '定点悬停和返航功能可能失效；请做好手动飞行准备。',
  },
  birds: {
    noun: '鸟类或其他动物',
    advice: '请远离鸟类；鸟类可能攻击或撞击无人机。',
  },
  captiveBalloon: { noun: '系留气球', advice: '请远离气球及其不易发现的系留缆绳。' },
  smoke: { noun: '烟雾', advice: '请保持无人机在视线内；烟雾可能遮挡无人机和其他航空器。' },
  trafficConcentration: {
    noun: '空中交通量高于平常',
    advice: '低空航空器增多，请及早避让。',
  },
  aerospace: {
    noun: '航天飞行活动',
    advice: '此类通告通常涉及火箭发射或残骸坠落；上述时间内，请避免在该区域操控无人机飞行。',
  },
  aerobatics: {
    noun: '特技飞行',
    advice: '可能有快速机动的航空器，请远离。',
  },
  droppedArticles: {
    noun: '航空器投放物品',
    advice: '请注意坠落的物品和投放物品的航空器；请远离该地点。',
  },
  exercise: {
    noun: '演习',
    advice: '可能有高速或低空飞行的航空器，请及早避让。',
  },
  militaryFlying: {
    noun: '军事活动',
    advice: '可能有高速、低空飞行的军用航空器，听到或看到时请立即降落。',
  },
  specialFlying: {
    noun: '特殊飞行活动',
    advice: '可能有低空飞行的航空器，请及早避让。',
  },
  otherActivity: { noun: '可能危及航空器的活动', advice: '请阅读原文了解具体内容，并远离该活动。' },
};
