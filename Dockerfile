# The server with its browser client. Games go to PostgreSQL (compose.yaml), or to an SQLite file in the volume /data.
FROM python:3.13-slim AS build
WORKDIR /source
COPY . .
# Builds the client too: the build brings its own Node.
RUN pip wheel --no-cache-dir --constraint requirements.lock --wheel-dir /wheels '.[postgres]'

FROM python:3.13-slim
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index /wheels/*.whl \
    && useradd --system --uid 10001 --no-create-home quarterdeck \
    && install --directory --owner quarterdeck --mode 700 /data
ENV PYTHONUNBUFFERED=1 XDG_DATA_HOME=/data
VOLUME /data
USER 10001
EXPOSE 8765
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8765/healthz', timeout=4)"]
ENTRYPOINT ["quarterdeck"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8765"]
