/** Companies that bring parcels, with the page on which each shows where one is. What another one carries can only be copied. */
const couriers = {
  sf: { name: 'SF Express', tracking: 'https://www.sf-express.com/we/ow/chn/en/waybill/waybill-detail/' },
  ems: { name: 'EMS', tracking: 'https://www.ems.com.cn/queryList?mailNo=' },
  yto: { name: 'YTO Express', tracking: 'https://www.yto.net.cn/tracesimple.html?waybillNo=' },
  dhl: { name: 'DHL', tracking: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=' },
  ups: { name: 'UPS', tracking: 'https://www.ups.com/track?tracknum=' },
  fedex: { name: 'FedEx', tracking: 'https://www.fedex.com/fedextrack/?trknbr=' },
} as const;

type CourierCode = keyof typeof couriers;

/** The name by which people know a courier: that of a company of ours, or what was written. */
export function courierName(courier: string): string {
  return isCourier(courier) ? couriers[courier].name : courier;
}

/** Where a parcel is; '' for a courier that we know no page of. */
export function trackingUrl(courier: string, number: string): string {
  return isCourier(courier) ? `${couriers[courier].tracking}${encodeURIComponent(number)}` : '';
}

function isCourier(courier: string): courier is CourierCode {
  return Object.hasOwn(couriers, courier);
}
