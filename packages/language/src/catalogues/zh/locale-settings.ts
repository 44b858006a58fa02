import type { LocaleSettings } from '../../locale-settings.ts';
import { adjustAerodromeNames } from './names.ts';
import { adjustOrder } from './order.ts';

// Marks of values (U+E000 to U+E0FF) are looked through.
const NEEDLESS_BLANK =
  /(?<=[\p{Script=Han}（），。；：、”][\ue000-\ue0ff]*) (?=[\ue000-\ue0ff]*[\p{Script=Han}（），。；：、“])|(?<=[）：][\ue000-\ue0ff]*) (?=[\ue000-\ue0ff]*[A-Z\d])/gu;
// «10关闭» → «10 关闭», but «2026年5月1日».
const BEHIND_LATIN =
  /(?<=[A-Za-z)][\ue000-\ue0ff]*)(?=\p{Script=Han})|(?<=\d[\ue000-\ue0ff]*)(?=(?!年|月|日(?!出|落))\p{Script=Han})/gu;
const BEFORE_LATIN =
  /(?<=\p{Script=Han})(?=[\ue000-\ue0ff]*[A-Za-z])|(?<=(?![年月])\p{Script=Han})(?=[\ue000-\ue0ff]*\d)(?![\ue000-\ue0ff]*\d+[\ue000-\ue0ff]*日)(?!(?<=日[\ue000-\ue0ff]*[和至或])[\ue000-\ue0ff]*\d+[\ue000-\ue0ff]*月)/gu;
// «07:00–09:00, 12:00–16:00» and «07:00–09:00（关闭），12:00–16:00» of one day → «07:00–09:00、12:00–16:00».
const COMMA_OF_HOURS =
  /(?<=\d\d:\d\d–\d\d:\d\d[\ue000-\ue0ff]*(?:（[^（）]*）[\ue000-\ue0ff]*)?)(?:, |；|，)(?=[\ue000-\ue0ff]*\d\d:\d\d–)/gu;
// «7日–10日» → «7日至10日».
const RANGE_OF_DAYS = /(?<=\d日[\ue000-\ue0ff]*)–(?=[\ue000-\ue0ff]*\d+日)/gu;
// «1月6日和13日和 2023年3月6日» → «1月6日和13日以及 2023年3月6日».
const AND_OF_MONTHS = /(?<=(?:日和|每日|UTC)[^；。“”]*)和 ?(?=[\ue000-\ue0ff]*\d{4}年\d+月)/gu;
// «07:00–09:00 UTC，11:00–13:00 UTC» → «07:00–09:00、11:00–13:00 UTC».
const UTC_TWICE =
  /(?<=\d\d:\d\d–\d\d:\d\d[\ue000-\ue0ff]*) UTC([\ue000-\ue0ff]*)，(?=[\ue000-\ue0ff]*\d\d:\d\d–\d\d:\d\d[\ue000-\ue0ff]* UTC)/gu;
// «09:00 至 16:00 UTC» → «09:00–16:00 UTC».
const HOURS_OF_CLOCK =
  /(?<=\d\d:\d\d[\ue000-\ue0ff]*) ?至 ?(?=[\ue000-\ue0ff]*\d\d:\d\d[\ue000-\ue0ff]* UTC)/gu;
// «周一 07:00–10:00；周一 14:00–18:00» → «周一 07:00–10:00、14:00–18:00».
const DAY_TWICE =
  /(?<=(周[一二三四五六日]) [\ue000-\ue0ff]*\d\d:\d\d–\d\d:\d\d[\ue000-\ue0ff]*)；\1 (?=[\ue000-\ue0ff]*\d\d:\d\d–)/gu;
// «滑行道 B, C» → «滑行道 B、C».
const COMMA_OF_NAMES =
  /(?<=(?:滑行道|停机位|跑道|提供) [\ue000-\ue0ff]*[A-Z\d/, -]+), (?=[A-Z\d/-]{1,7}(?![A-Za-z\d]))/gu;
// «海拔 812 英尺（247 米）, 真高 435 英尺» → «海拔 812 英尺（247 米），真高 435 英尺».
const COMMA_OF_WORDS = /(?<=[\p{Script=Han}）][\ue000-\ue0ff]*), (?=[\ue000-\ue0ff]*\p{Script=Han})/gu;
// «Norwich CTA, CTR, ATZ 空域» → «Norwich CTA、CTR、ATZ 空域».
const COMMA_OF_AIRSPACES = /(?<=[A-Z]{3}), (?=[A-Z]{3}(?:, [A-Z]{3})*[\ue000-\ue0ff]* 空域)/gu;
// «海拔/真高为海拔 404 英尺» → «高度为海拔 404 英尺».
const DATUM_TWICE = /海拔\/真高为(?=[\ue000-\ue0ff]*(?:海拔|真高))/gu;
// «机场周边及其周围» → «机场周边».
const AROUND_TWICE = /(?<=周边[\ue000-\ue0ff]*)及其周围/gu;
// «机场须事先批准» → «使用机场须事先批准».
const USE_OF_AERODROME = /(?<=(?:^|[。，；：])[\ue000-\ue0ff]*)(?=机场[\ue000-\ue0ff]*须事先批准)/gu;
// «滑行道 E4 、E5» → «滑行道 E4、E5».
const BLANK_BEFORE_COMMA = / (?=[\ue000-\ue0ff]*[、，。；])/gu;
// «救援和消防等级已升级，等级为 7» → «救援和消防等级升至 7 级».
const CATEGORY_TWICE =
  /(?<=救援和消防等级[\ue000-\ue0ff]*)已(升|降)级([\ue000-\ue0ff]*)，等级为 ?([\ue000-\ue0fe]*[A-Z\d]+\ue0ff*)/gu;
// «8 停机坪» → «8 号停机坪».
const NUMBERED =
  /(?<=(?:^|[^A-Za-z\d\ue000-\ue0ff -])[\ue000-\ue0ff]*\d+[A-Z]?[\ue000-\ue0ff]*) (?=停机坪|等待点|机库|航站楼)/gu;
// «多台起重机（2）» → «2 台起重机».
const COUNTED = /多([台个])([\p{Script=Han}]+)（([\ue000-\ue0ff]*\d+[\ue000-\ue0ff]*)）/gu;
// «起重机（在建）（Oslo）» → «起重机（在建，Oslo）».
const DOUBLE_PARENTHESES = /(?<=（[^（）]*)）([\ue000-\ue0ff]*)（/gu;
// «位于位于 A 区» → «位于 A 区».
const PLACED_TWICE = /位于(?=位于|包括)/gu;
// «Central London 请飞行员» → «Central London，请飞行员».
const REQUEST_BEHIND_NAME = /(?<=[A-Za-z\d][\ue000-\ue0ff]*) (?=请)/gu;
// «飞行情报服务的服务时间» → «飞行情报服务时间», «燃油的服务时间» → «燃油供应时间».
const SERVICE_TWICE = /(?<=服务[\ue000-\ue0ff]*)的?服务(?=时间)/gu;
const FUEL_HOURS = /(?<=燃油[\ue000-\ue0ff]*)的?服务(?=时间)/gu;
// «低空飞行区 1 和 2 和 Thames Valley 避让区» → «低空飞行区 1 和 2 以及 Thames Valley 避让区».
const AND_TWICE =
  /(?<=低空飞行区 [^，。；“”]*和[^，。；“”]*) ?和 ?(?=[^，。；“”和]*(?:避让区|过境区|运行区))/gu;
// «下列危险区情况如下» → «危险区情况如下».
const FOLLOWS_TWICE = /下列(?=[^，。；“”]*情况如下)/gu;
// «设有起重机，高度为真高 164 英尺» → «设有起重机，真高 164 英尺».
const HEIGHT_TWICE = /(?<=设有[^，。；“”]*，[\ue000-\ue0ff]*)高度为(?=[\ue000-\ue0ff]*真高)/gu;
// «Port of Dover EGD098H 临时危险区» → «Port of Dover 的 EGD098H 临时危险区».
const AREA_OF_PLACE =
  /(?<=(?:[a-z]|海|海峡|以[东南西北]|方向|附近)[\ue000-\ue0ff]*) ?(?=[\ue000-\ue0ff]*[A-Z]{2,5} ?[A-Z]?\d+[A-Z]*[\ue000-\ue0ff]* ?(?:临时)?(?:危险区|限制区|保留区|隔离区|禁区|管制空域))/gu;
// What flies has no top: «将有无人机飞行，高度为真高 150 英尺，顶部海拔 237 英尺».
const TOP_OF_FLIGHT =
  /(?<=将(?:有|进行)[^。；“”]*飞行，[^。；“”]*英尺[^。；“”]*，[\ue000-\ue0ff]*)顶部(?=[\ue000-\ue0ff]*海拔)/gu;

/** Chinese. */
export const localeSettings: LocaleSettings = {
  language: 'zh',
  locale: 'zh-CN',
  datumFirst: true,
  // «90和150 米» → «90 和 150 米».
  adjustList: (list) => list.replace(/(?<=\d)和(?=\d)/gu, ' 和 '),
  // A headline announces nothing that follows it: «下列危险区启用», «服务时间变更如下».
  asHeadline: (statement) =>
    statement
      .replace(/^这是|如下$/gu, '')
      .replace(/^本航行通告(?!有|因)(?:的内容|是)?/u, '')
      .replace(
        /^(自[^，。]+至[^，。]+?)( ?)，/u,
        (_, way: string) => `${way}${/[A-Za-z\d]$/.test(way) ? ' ' : ''}的`,
      )
      .replace(/^([\p{Script=Han}]+)（([A-Z]*\d[^（）]*)）(?=启用)/u, '$2 $1')
      .replace(/(?<=(?:[A-Z]|飞行情报区) ?内|[A-Za-z] 附近)(?=无人机|空投|跳伞|滑翔|航|特技|飞行)/gu, '的')
      .replace(/下列(?!航路|各|[^“”]*如下)/gu, '')
      .replace(/(?<=\d (?:海里|公里|米|英尺)|°)处(?!设|将|有|进|的|禁|预|不)(?=\p{Script=Han})/gu, '处的'),
  // «短时 阵雨» → «短时阵雨», «至2023年» → «至 2023年»: a blank between Chinese and figures, none between Chinese words
  // nor within «4月4日至7月3日».
  adjustSpelling: (text) =>
    adjustOrder(adjustAerodromeNames(text))
      .replace(HOURS_OF_CLOCK, '–')
      .replace(UTC_TWICE, '$1、')
      .replace(COMMA_OF_HOURS, '、')
      .replace(DAY_TWICE, '、')
      .replace(RANGE_OF_DAYS, '至')
      .replace(AND_OF_MONTHS, '以及')
      .replace(COMMA_OF_NAMES, '、')
      .replace(COMMA_OF_WORDS, '，')
      .replace(COMMA_OF_AIRSPACES, '、')
      .replace(DATUM_TWICE, '高度为')
      .replace(AROUND_TWICE, '')
      .replace(USE_OF_AERODROME, '使用')
      .replace(BLANK_BEFORE_COMMA, '')
      .replace(CATEGORY_TWICE, '$1至$2 $3 级')
      .replace(NUMBERED, ' 号')
      .replace(COUNTED, '$3 $1$2')
      .replace(DOUBLE_PARENTHESES, '，$1')
      .replace(PLACED_TWICE, '')
      .replace(REQUEST_BEHIND_NAME, '，')
      .replace(SERVICE_TWICE, '')
      .replace(FUEL_HOURS, '供应')
      .replace(AND_TWICE, '以及')
      .replace(FOLLOWS_TWICE, '')
      .replace(HEIGHT_TWICE, '')
      .replace(TOP_OF_FLIGHT, '')
      .replace(AREA_OF_PLACE, '的')
      .replace(NEEDLESS_BLANK, '')
      .replace(BEHIND_LATIN, ' ')
      .replace(BEFORE_LATIN, ' '),
  listedDayMark: '日',
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
};
