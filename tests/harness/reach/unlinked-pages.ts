/** Pages that no link of a served page leads to. */
interface Unlinked {
  readonly why: string;
  /** The paths of the pages, as `SitePage` has them. */
  readonly pages: RegExp;
}

/** Every page that may be without a link, by its reason. A page that gets a link has to leave the list. */
export const UNLINKED: readonly Unlinked[] = [
  {
    why: 'a mail, a message or a QR code leads there, with a token',
    pages:
      /^\/(?:user\/(?:accountverify|activate|activatefast|notme|passwordreset|stopnewsletter)|auth-app)$/,
  },
  {
    why: 'buttons of the header open it as a dialog; sites of others link to the address',
    pages: /^\/(?:user\/login|registration(?:\/socialregistration)?)$/,
  },
  {
    why: 'the bank leads back there, or the site itself after a payment',
    pages: /^\/(?:onpay\/|(?:slots|casino|keno)\/thankyou$)/,
  },
  { why: 'the site leads there itself once its terms change', pages: /^\/confirm-terms$/ },
  {
    why: 'one of the news leads there, and the test follows few of them',
    pages: /^\/games-landing\/:landingRoute$/,
  },
  {
    why: 'adverts and banners of the operator lead there',
    pages: /^\/bonus-landing\/:landingId$/,
  },
  {
    why: 'the lists of bonuses and tournaments lead there, which are loaded in the page: to some players nothing may be offered',
    pages: /^\/(?:bonus\/casino\/tournaments\/:id|bonuses\/games\/:id|promotions\/:promotionId)$/,
  },
  {
    why: 'the page of support leads there, which is loaded in the page: it is the player’s own',
    pages: /^\/office\/(?:share-idea|payment\/create-request\/:topicId(?:\/:subTopicId)?)$/,
  },
  { why: 'a search form leads there', pages: /^\/casino-search$/ },
  {
    why: 'the bet slip leads there, which is loaded in the page: by its code, or once the bet is placed',
    pages: /^\/(?:coupon|print-coupon\/:couponId)$/,
  },
  {
    why: 'a row of the player’s own bets or payments leads there, and a new player has none',
    pages: /^\/office\/(?:history\/:betId|payment\/create-request\/:topicId\/transactions)/,
  },
  { why: 'it is for developers', pages: /^\/debugger(?:\/parts)?$/ },
  {
    why: 'statistics open there in a window of their own, by the player’s setting',
    pages: /^\/statistic-popup(?:\/:path)?$/,
  },
  {
    why: 'operators who name bonuses "offers" have these pages in place of those of bonuses',
    pages: /^\/bonuses-offers/,
  },
  {
    why: 'the same pages are linked under /cyber',
    pages: /^\/esports\//,
  },
  {
    why: 'another address of the same page, kept for links of others: of the casino, of all lotteries, of a draw of toto, of a match and of a game',
    pages:
      /^\/(?:casino-lobby|lotto\/(?:catalog(?:\/:lottoId)?|results|view)|toto\/(?:[a-z-]+\/)?draw|toto\/(?:next|coupons|draws|nonimees)|top-events\/:pageSubType\/:game|(?:slots|casino)\/:subcategory\/game\/.*)$/,
  },
];
