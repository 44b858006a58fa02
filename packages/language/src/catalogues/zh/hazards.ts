import type { HazardWords } from '../../catalogue.ts';
import type { HazardWording } from '../../explain/hazard-wording.ts';

/** Hazards in Chinese: what there is, and what to mind. */
export const hazards: Readonly<Record<HazardWording, HazardWords>> = {
  lowFlying: {
    reason: '此处可能有航空器低空飞行。',
    advice: '航空器可能与您处于相同高度，请及早避让。',
  },
  militaryExercise: {
    reason: '此处有军事演习。',
    advice: '可能有高速、低空飞行的军用航空器，听到或看到时请立即降落。',
  },
  firing: { reason: '此处有实弹射击。', advice: '射击期间请远离射击区。' },
  helicopters: { reason: '此处有直升机飞行。', advice: '直升机可能与您处于相同高度，请及早避让。' },
  airDisplay: { reason: '此处有飞行表演。', advice: '航空器可能低空快速机动，请远离表演区域。' },
  parachuting: { reason: '此处有跳伞活动。', advice: '请注意上空的降落伞和跳伞飞机；请远离着陆区。' },
  gliding: { reason: '此处有滑翔机飞行。', advice: '滑翔机没有噪声且不易发现；请及早避让。' },
  paragliding: {
    reason: '此处有滑翔伞或悬挂滑翔翼飞行。',
    advice: '它们速度慢且不易发现；请及早避让。',
  },
  balloons: {
    reason: '此处有气球或飞艇飞行。',
    advice: '气球无法避让您；请保持足够距离。',
  },
  aerialWork: {
    reason: '此处有航空器进行空中作业。',
    advice: '飞机或直升机可能与您处于相同高度，请及早避让。',
  },
  cropSpraying: {
    reason: '此处有航空器低空喷洒农药。',
    advice: '航空器可能紧贴农田上空飞行，请远离。',
  },
  unmannedAircraft: { reason: '此处有其他无人机飞行。', advice: '请与其保持距离，对方操控员可能看不到您。' },
  modelFlying: { reason: '此处有航空模型飞行。', advice: '请与航空模型活动保持距离。' },
  fireworks: { reason: '此处燃放烟花。', advice: '请远离烟花及其坠落物。' },
  lasers: {
    reason: '此处使用激光。',
    advice: '光束可能使您目眩并使摄像头失效；请远离光束。',
  },
  lights: { reason: '此处使用强光。', advice: '强光可能使您目眩并影响摄像头。' },
  blasting: {
    reason: '此处有爆破或爆炸物作业。',
    advice: '作业期间请远离；碎片可能被抛得很高。',
  },
  rockets: {
    reason: '此处有火箭发射。',
    advice: '请勿在所述时间内进入该区域。',
  },
  spaceDebris: {
    reason: '此处可能有残骸坠落。',
    advice: '请勿在所述时间内在该区域飞行。',
  },
  gasRelease: { reason: '此处燃烧或排放气体。', advice: '请远离：高温或燃烧的气体可能损毁无人机。' },
  kites: { reason: '此处有放风筝活动。', advice: '请注意不易发现的风筝线。' },
  radioInterference: {
    reason: '无线电信号可能受到干扰。',
    advice: '遥控链路或图传可能中断；请做好返航准备。',
  },
  gnssInterference: {
    reason: '卫星导航（GNSS）可能受到干扰。',
    advice: '定点悬停和返航功能可能失效；请做好手动飞行准备。',
  },
  birds: {
    reason: '此处鸟类或其他动物可能造成危险。',
    advice: '请远离鸟类；鸟类可能攻击或撞击无人机。',
  },
  captiveBalloon: { reason: '此处有系留气球升空。', advice: '请远离气球及其不易发现的系留缆绳。' },
  smoke: { reason: '烟雾可能降低能见度。', advice: '请保持无人机在视线内；烟雾可能遮挡无人机和其他航空器。' },
  trafficConcentration: {
    reason: '此处空中交通可能比平时繁忙。',
    advice: '低空航空器增多，请及早避让。',
  },
  aerospace: {
    reason: '此处有航空航天活动。',
    advice: '可能涉及火箭或坠落物；请勿在所述时间内进入该区域。',
  },
  aerobatics: {
    reason: '此处有特技飞行。',
    advice: '可能有快速机动的航空器，请远离。',
  },
  droppedArticles: {
    reason: '此处有航空器空投物品。',
    advice: '请注意坠落的物品和投放物品的航空器；请远离该地点。',
  },
  exercise: {
    reason: '此处有演习。',
    advice: '可能有高速或低空飞行的航空器，请及早避让。',
  },
  militaryFlying: {
    reason: '此处有军事活动。',
    advice: '可能有高速、低空飞行的军用航空器，听到或看到时请立即降落。',
  },
  specialFlying: {
    reason: '此处有特殊飞行活动。',
    advice: '可能有低空飞行的航空器，请及早避让。',
  },
  otherActivity: { reason: '此处有可能危及航空器的活动。', advice: '请阅读原文了解具体内容，并远离该活动。' },
};
