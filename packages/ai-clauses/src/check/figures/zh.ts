import type { FigureWords } from './figure-words.ts';

/** Figures, units, days and directions in Chinese. */
export const figures: FigureWords = {
  words: {
    none: `三角 十字 四周 四处 十分 万一 千万 第三方 二次雷达 二次监视 半径 指南 百叶 每日 当日 次日 当天 每天 每年 每月 分别 分为 部分 充分 分类 年度 月台
      章节 调节 环节 季节 细节 节约 关节 度过`,
    numberWord: `两 二 三 四 五 六 七 八 九 十 百 千 万 亿 零 廿 卅 俩 仨 壹 贰 叁 肆 伍 陆 柒 捌 玖 拾 佰 仟 萬 億 兩 貳 參 几十 倍 成双 一对 一打 百分 加号`,
    both: '两侧 两边 两端 两者 双方 双侧 两头',
    half: '一半 半数 半',
    double: '双向 双重 双',
    'unit.foot': '英尺 呎',
    'unit.metre': '米',
    'unit.kilometre': '公里 千米',
    'unit.mile': '海里 英里 浬',
    'unit.knot': '节',
    'unit.small': '厘米 毫米 英寸',
    'unit.time': '小时 分钟 秒钟',
    'unit.beside.time': '时 点 分 秒 日 月 年 天 周 个月 钟头 刻',
    'unit.clock': '世界时 协调世界时 北京时间 当地时间 上午 下午 中午 午夜',
    'unit.beside.degree': '度',
    'unit.pressure': '百帕',
    'unit.frequency': '兆赫 千赫 赫兹',
    'unit.mass': '公斤 千克 吨 磅',
    'unit.level': '飞行高度层 高度层',
    'unit.position': '北纬 南纬 东经 西经',
    datum: '海平面 平均海平面 海拔 离地 距地面 地面以上 地表以上',
    calendar: '星期 礼拜 周一 周日 周末 周六 周五 一月 元月',
    'compass.northEast': '东北',
    'compass.northWest': '西北',
    'compass.southEast': '东南',
    'compass.southWest': '西南',
    'compass.north': '北',
    'compass.south': '南',
    'compass.east': '东',
    'compass.west': '西',
  },
  compounds: null,
  commonWords: new Set(
    '的 关 闭 场 设 员 飞 线 动 开 启 东 时 间 为 于 个 进 这 与 无 请 业 务 达 导 处 见 应'.split(' '),
  ),
};
