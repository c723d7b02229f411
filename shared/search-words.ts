import type { RouteName } from './routes.ts';

/*
 * Words by which people look for a page or a product that is called otherwise, in English and in Chinese (product-rules.md#search). They are searched
 * and shown nowhere. Whoever types one of them whole finds what it stands beside first. Capitals do not matter, nor the space between
 * letters and Chinese.
 */

/** What people call one thing, a row for each: whoever types one of the names finds what says any of them. */
export const synonyms: readonly (readonly string[])[] = [['dongle', 'lock', 'encryption lock', 'encrypted lock']];

/** Of pages: of the one that a route's path shows without a query. */
export const pageWords: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  home: ['home', 'products', '首页', '主页', '产品', '产品中心'],
  download: [
    'download',
    'downloads',
    'installer',
    'software',
    'latest version',
    '下载',
    '下载中心',
    '软件下载',
    '安装包',
  ],
  history: ['history', 'version', 'versions', 'changelog', 'release notes', 'updates', '版本', '历史版本', '更新日志'],
  about: ['about', 'company', '关于', '关于我们', '公司', '公司简介'],
  cases: ['case', 'references', '案例', '案例中心', '项目案例'],
  contact: [
    ...['contact us', 'contact sales', 'sales', 'support', 'customer service', 'telephone', 'WhatsApp', 'WeChat'],
    ...['联系', '联系我们', '联系方式', '客服', '销售', '微信', '电话', '邮箱'],
  ],
  videos: ['video', 'videos', 'films', 'tutorial', 'tutorials', '视频', '教程', '视频教程', '教学视频'],
  lease: ['rent', 'rental', 'renting', 'lease', 'hire', '租', '租赁', '出租', '租用', '设备租赁'],
  sign: [
    ...['certificate', 'certificates', 'certified', 'exam', 'engineer'],
    ...['证书', '认证', '认证中心', '证书查询', '考试', '报名', '工程师认证'],
  ],
  lock: ['licence file', 'license file', 'dongle tutorial', '授权文件', '许可文件', '提取授权', '加密狗教程'],
  tutorial: ['hardware code', 'hardware id', 'activation', 'activate', '硬件码', '机器码', '激活', '激活码'],
  word: [
    ...['manual', 'user manual', 'handbook', 'documentation', 'docs', 'guide', 'PDF'],
    ...['手册', '用户手册', '使用手册', '说明书', '使用说明', '文档'],
  ],
  faq: ['FAQ', 'help', 'questions', 'troubleshooting', '帮助', '帮助中心', '常见问题', '问题', '问答'],
  feedback: ['bug', 'fault', 'suggestion', 'complaint', '反馈', '意见反馈', '问题反馈', '建议'],
  personal: [
    ...['account', 'my account', 'profile', 'my orders', 'orders', 'my subscriptions', 'sign in', 'login'],
    ...['账号', '账户', '个人中心', '我的订单', '我的订阅', '登录', '注册', '收货地址'],
  ],
  news: ['press', '新闻', '新闻中心', '资讯', '动态'],
  orderInfo: [
    ...['dongle', 'dongles', 'order', 'buy', 'purchase', 'shop', 'lock', 'encryption lock', 'encrypted lock'],
    ...['加密狗', '加密锁', '订单', '订购', '下单', '购买', '购买加密狗'],
  ],
  course: [
    ...['plan', 'plans', 'price', 'prices', 'pricing', 'subscription', 'subscribe'],
    ...['套餐', '价格', '订阅', '订阅套餐', '续费'],
  ],
  courseList: ['course', 'courses', 'training', 'lessons', 'learn', '培训', '课程', '培训视频', '培训课程', '学习'],
};

/** Of products: by the name of the card, which is that of its picture. */
export const productWords: Readonly<Record<string, readonly string[]>> = {
  s1: ['S系列', 'S1软件', '会议播控', '会议软件'],
  s2: ['S系列', 'S2软件', '大型活动播控', '级联备份'],
  s3: ['S系列', 'S3软件', '媒体服务器', '播控软件', '投影融合'],
  's3-pro': ['S系列', 'S3专业版', '专业版'],
  's3-lite': ['S系列', 'S3精简版', '精简版', '轻量版', '免费试用'],
  'c-series': ['C系列', '云控', '云端控制', '云编辑'],
  p1: ['P系列', 'P1软件', 'P1播放器'],
  'p1-plus': ['P系列', 'P1 plus', 'P1增强版', '增强版', '无水印'],
  'cc-max': ['移动控制', '平板控制', '手机控制'],
  touch: ['中控', '移动中控', '触摸控制'],
  assistant: ['辅助工具', '播控助手', '广播助手', '转码', '测试图'],
  'license-reader': ['辅助工具', '授权读取', '许可读取', '授权读取工具'],
  ndi: ['辅助工具', 'NDI发送', 'NDI发送端', '网络视频'],
  'stream-deck': ['插件', 'Stream Deck插件', '按键插件'],
  hvc: ['Adobe HVC', 'HVC编码', 'HVC插件', 'HVC播放器', '编解码', '编解码器'],
  'server-4u': ['硬件', '服务器', '4U服务器'],
  'server-2u-pro': ['硬件', '服务器', '2U服务器'],
  'extender-h14': ['硬件', 'H14扩展器', '扩展器', '分配器'],
};
