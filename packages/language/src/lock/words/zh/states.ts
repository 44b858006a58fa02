import type { StateWords } from '../../states.ts';

export const states: StateWords = {
  exception: '除(?!雪|冰)[^,。;]{0,24}外|除非|例外|除外',
  permission: '许可|批准|同意|授权',
  unlit: '无灯光|未照明|无照明|没有灯光|未设灯|未亮灯|无障碍灯|不带灯|没有照明|无灯(?!光)',
  closed: '关闭|封闭',
  again: '恢复(?!跑道)|重新开放|重新启用|重新可用',
  ended: '取消(?!代)|未启用|未激活|已结束|已拆除|停止活动|未活动',
  reduced: '降低|减少|缩短|缩减|下调',
  outside: '之外|以外|外侧|外部|区外',
  available: '可用|可使用|供应|提供|正常工作|正常运行|可供',
  open: '开放|开启',
  permitted: '允许|准许|可以',
  not: '不|无|未|没|非|禁|关闭|停|勿|失效|中断|取消|撤|暂|故障|除',
};
