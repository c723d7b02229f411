import { exportPersonFromEnquiries } from '../../shared/contract/enquiries.ts';
import { operation } from '../platform/calls/operation.ts';
import { personExporter } from '../platform/personal-data/person.ts';
import { enquiriesOfPerson } from './enquiries-of-person.ts';
import { letterReader } from './enquiry-desk.ts';
import { enquiryFinder } from './enquiry-repository.ts';
import { needs } from './needs.ts';
import { pictureLinker } from './picture-link.ts';

export default operation(
  exportPersonFromEnquiries,
  needs.exportPersonFromEnquiries,
  ({ tables, buckets, indexes, sealer, audited }) =>
    personExporter({
      sealer,
      audited,
      find: enquiriesOfPerson(indexes),
      open: letterReader({
        find: enquiryFinder(tables.enquiries),
        sealer,
        linkPicture: pictureLinker({ uploads: tables.uploads, link: buckets.uploads.link }),
      }),
    }),
);
