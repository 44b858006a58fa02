/** Marks of values open with U+E000 to U+E0FE and close with U+E0FF: what is moved takes both ends along. */
function isWhole(text: string): boolean {
  let depth = 0;
  for (const letter of text) {
    if (letter === '\ue0ff') depth--;
    else if (letter >= '\ue000' && letter < '\ue0ff') depth++;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const OPEN = '[\\ue000-\\ue0fe]*';
const CLOSE = '\\ue0ff*';
const INSIDE = '((?:[^（）。“”]|（[^（）]*）|“[^“”]*”)+)';

// «滑行道 A 关闭（临时）» → «滑行道 A 临时关闭».
const HOW_BEHIND =
  /(?<![可能未不])(关闭|开放|启用|停用|不可用|可用|不工作)([\ue000-\ue0ff]*)（(临时|部分|永久|全长)）/gu;

// «跑道 10/28 关闭（针对起飞和着陆）» → «跑道 10/28 对起飞和着陆关闭».
const STATE_FOR = new RegExp(
  `((?:部分|临时|永久|全长)*关闭|(?:临时)?不可用|仍可用|(?:临时)?可用|(?:临时)?开放|不得使用)(${OPEN})（针对${INSIDE}）(${CLOSE})`,
  'gu',
);
// «不提供燃油（针对直升机）» → «不向直升机提供燃油».
const SERVICE_FOR = new RegExp(
  `(?<![可能])(不|停止)?提供([^，。（）；“”]+)(${OPEN})（针对${INSIDE}）(${CLOSE})`,
  'gu',
);
// «开放时间延长如下（针对事先预约的飞行）» → «开放时间延长（针对事先预约的飞行）如下».
const HOURS_FOR =
  /(?<=时间(?:变更|延长)?)如下([\ue000-\ue0ff]*（针对(?:[^（）。“”]|（[^（）]*）)+）[\ue000-\ue0ff]*)/gu;
// «停机位 49 以东因施工，滑行道 L 关闭» → «因施工，停机位 49 以东滑行道 L 关闭».
const PLACE_BEFORE_CAUSE =
  /(?<=^|[。，；：])([^。，；：“”]*(?:以[东南西北]|方向|附近|周围|[内外]|之间，|处)[\ue000-\ue0ff]*)([\ue000-\ue0ff]*因[^。，；：“”]+，)/gu;
// «停机位 49 以东滑行道 L 关闭» → «停机位 49 以东的滑行道 L 关闭».
const PART_IN_DIRECTION =
  /(?<=(?:以[东南西北]|方向|[内外])[\ue000-\ue0ff]*)(?=[\ue000-\ue0ff]*(?:滑行道|机位滑行通道|跑道|停机位|停机坪|障碍灯)[ \ue000-\ue0ff\p{Script=Han}])/gu;
// «滑行道 A 与滑行道 B 之间，滑行道 C 关闭» → «滑行道 A 与滑行道 B 之间的滑行道 C 关闭».
const BETWEEN = /之间([\ue000-\ue0ff]*)，(?=[\ue000-\ue0ff]*(?:滑行道|机位滑行通道|跑道)[ \ue000-\ue0ff])/gu;
// «LUSMO 与 AKMON 之间，L625 航路不可用» → «L625 航路（LUSMO 与 AKMON 之间）不可用».
const BETWEEN_ON_ROUTE =
  /(?<=^|[。，；：])([^。，；：“”]+与[^。，；：“”]+之间[\ue000-\ue0ff]*)，([^。，；：“”]*[A-Z\d][\ue000-\ue0ff]* ?航路[\ue000-\ue0ff]*)(?=不可用|关闭|受影响|可用|启用|停用)/gu;

/** Where Chinese puts how, for whom and between which points. */
export function adjustOrder(text: string): string {
  if (!/针对|之间|以[东南西北]|方向|附近|周围|[内外处]|（(?:临时|部分|永久|全长)）/.test(text)) return text;
  return text
    .replace(HOW_BEHIND, '$2$3$1')
    .replace(STATE_FOR, (all, state: string, open: string, users: string, close: string) =>
      isWhole(open + users + close) ? `${open}对${users}${close}${state}` : all,
    )
    .replace(
      SERVICE_FOR,
      (all, verb: string | undefined, service: string, open: string, users: string, close: string) =>
        isWhole(open + users + close) && isWhole(service)
          ? `${verb ?? ''}${open}向${users}${close}提供${service}`
          : all,
    )
    .replace(HOW_BEHIND, '$2$3$1')
    .replace(HOURS_FOR, '$1如下')
    .replace(PLACE_BEFORE_CAUSE, (all, place: string, cause: string) =>
      isWhole(place) && isWhole(cause) ? `${cause}${place}` : all,
    )
    .replace(PART_IN_DIRECTION, '的')
    .replace(BETWEEN, '之间$1的')
    .replace(BETWEEN_ON_ROUTE, (all, points: string, route: string) =>
      isWhole(points) && isWhole(route) ? `${route}（${points}）` : all,
    );
}
