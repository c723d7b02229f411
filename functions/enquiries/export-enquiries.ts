import { exportEnquiries } from '../../shared/contract/enquiries.ts';
import { operation } from '../platform/calls/operation.ts';
import { enquiryExporter } from './enquiry-desk.ts';
import { enquiryFinder, enquiryLister } from './enquiry-repository.ts';
import { needs } from './needs.ts';
import { pictureLinker } from './picture-link.ts';

export default operation(exportEnquiries, needs.exportEnquiries, ({ tables, indexes, buckets, sealer, audited }) =>
  enquiryExporter({
    find: enquiryFinder(tables.enquiries),
    months: enquiryLister(indexes['enquiries.byMonth']),
    sealer,
    audited,
    linkPicture: pictureLinker({ uploads: tables.uploads, link: buckets.uploads.link }),
  }),
);
