type Extended = { extensions?: { oid?: unknown } };

/** Object ids differ from database to database: without them the same SQL gives the same generated file. */
export const StableExportPlugin: GraphileConfig.Plugin = {
  name: 'StableExportPlugin',
  version: '1.0.0',
  gather: {
    hooks: {
      pgCodecs_recordType_spec: (_info, { spec }) => forget(spec),
      pgCodecs_enumType_extensions: (_info, event) => forget(event),
      pgCodecs_domainOfCodec_extensions: (_info, event) => forget(event),
      pgCodecs_listOfCodec_extensions: (_info, event) => forget(event),
    },
  },
};

function forget(holder: Extended): void {
  if (holder.extensions) delete holder.extensions.oid;
}
