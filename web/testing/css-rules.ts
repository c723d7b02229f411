/** The colours of CSS that have a name; `transparent` and `currentcolor` are none of anybody's own. */
const namedColours =
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
  burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
  darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite
  forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory
  khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen
  lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime
  limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
  mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive
  olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
  powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
  slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke
  yellow yellowgreen`.split(/\s+/);

const colour = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\\(|(?<![\\w-])(?:${namedColours.join('|')})(?![\\w-])`,
  'i',
);
const fixedLength = /(?<![\w-])\d*\.?\d+(?:px|rem|pt|pc|cm|mm|in|q)\b/i;
const duration = /(?<![\w-])\d*\.?\d*[1-9]\d*m?s\b/i;

interface Rule {
  /** What is wrong, in a few words. */
  readonly wrong: string;
  readonly properties: RegExp;
  readonly values: RegExp;
}

/**
 * What only the token file may say. A letter's own size (`em`), shares (`%`, `vw`, `fr`) and nothing (`0`) are fine
 * everywhere, and so are the sizes of things: a picture is as wide as it is.
 */
const rules: readonly Rule[] = [
  { wrong: 'colour', properties: /./, values: colour },
  { wrong: 'space', properties: /^(margin|padding|(row-|column-)?gap)/, values: fixedLength },
  { wrong: 'size of type', properties: /^font(-size)?$/, values: fixedLength },
  { wrong: 'movement', properties: /^(transition|animation)/, values: duration },
];

/** Declarations and conditions of a style sheet that own what tokens, breakpoints or `Section` have to give. */
export function brokenRules(style: string): string[] {
  const code = style.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');
  const declarations = [...code.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)];
  const owned = declarations.flatMap(([, property = '', value = '']) =>
    rules
      .filter(({ properties, values }) => properties.test(property) && values.test(value.replace(/--[\w-]+/g, '')))
      .map(({ wrong }) => `${wrong}: ${property}: ${value.replace(/\s+/g, ' ')}`),
  );
  const conditions = [...code.matchAll(/@(?:media|container)[^{]+/g)]
    .filter(([condition]) => /\d/.test(condition))
    .map(([condition]) => `breakpoint: ${condition.trim()}`);
  return [...owned, ...conditions];
}
